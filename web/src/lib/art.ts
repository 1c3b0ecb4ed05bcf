/** The drawings: sprites of symbols that are put into the document once, for every <use> to find. */
import common from '../art/common.svg?url'

/** Draw the common symbols and those of *sprites*; what uses them before is seen as soon as they are there. */
export async function drawArt(sprites: readonly string[]): Promise<void> {
  const answers = await Promise.all([common, ...sprites].map((url) => fetch(url)))
  if (!answers.every(({ ok }) => ok)) return
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  const holder = document.createElement('div')
  holder.className = 'art'
  holder.setAttribute('aria-hidden', 'true')
  holder.innerHTML = texts.join('')
  document.body.prepend(holder)
}
