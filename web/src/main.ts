import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { loadLanguage } from './lib/text.svelte.ts'
import { watchTheme } from './lib/settings.svelte.ts'

watchTheme()
await loadLanguage()
mount(App, { target: document.getElementById('page')! })
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js')
