import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { loadOffer } from './lib/server/offer.svelte.ts'
import { loadLanguage } from './lib/text.svelte.ts'
import { watchTheme } from './lib/person/settings.svelte.ts'
import { prepareWhenIdle } from './lib/server/version.svelte.ts'
import { loadTables } from './local/opening.ts'

watchTheme()
const page = document.getElementById('page')!
try {
  await Promise.all([loadLanguage(), loadOffer()])
  mount(App, { target: page })
} catch {
  page.textContent = 'Allfather could not be loaded. Please reload the page.' // the translations are not available here
}
prepareWhenIdle(loadTables)
