/** Word to somebody who looks elsewhere that it is their turn. */
import { settings } from './settings.svelte.ts'

/** Whether this browser can show notifications at all. */
export function canNotify(): boolean {
  return 'Notification' in window
}

/** Ask to be allowed; tell whether we are. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** Show a notification, if that is wanted and the page is not in sight. */
export async function notify(title: string, text: string, path: string): Promise<void> {
  if (!settings.notify || document.visibilityState === 'visible') return
  if (!canNotify() || Notification.permission !== 'granted') return
  const options = { body: text, tag: path, renotify: true, data: { path }, icon: '/icons/icon-192.png' }
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) await worker.showNotification(title, options)
  else new Notification(title, options)
}
