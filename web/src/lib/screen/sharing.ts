/** Sharing links and files. */

/** Copy a text to the clipboard; return whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByHand(text)
  }
}

/** The fallback for plain HTTP, where browsers provide no clipboard. */
function copyByHand(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  ;(document.querySelector('dialog[open]') ?? document.body).append(field)
  field.select()
  const isDone = document.execCommand('copy')
  field.remove()
  return isDone
}

/** Let the person choose with whom to share a link. */
export async function shareLink(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => {}) // the person cancelled
}

/** Let the person choose with whom to share a text, and a link with it if there is one. */
export async function shareText(text: string, url: string | null): Promise<void> {
  await navigator.share(url ? { text, url } : { text }).catch(() => {}) // the person cancelled
}
