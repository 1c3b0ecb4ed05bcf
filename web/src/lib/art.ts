/** The drawings: sprites of symbols that are put into the document once, for every <use> to find. */
import odin from '../art/odin.svg?url'
import ravens from '../art/ravens.svg?url'

/** Draw all symbols; what uses them before is seen as soon as they are there. */
export async function drawArt(): Promise<void> {
  const texts = await Promise.all([odin, ravens].map(async (url) => (await fetch(url)).text()))
  const holder = document.createElement('div')
  holder.hidden = false
  holder.className = 'art'
  holder.setAttribute('aria-hidden', 'true')
  holder.innerHTML = texts.join('')
  document.body.prepend(holder)
}
