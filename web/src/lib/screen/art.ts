/** The drawings: sprites of symbols, added to the document once for every <use>. */
import common from '../../art/common.svg?url'

/** Add the common symbols and those of *sprites*; elements that already use them appear once they are loaded. */
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
