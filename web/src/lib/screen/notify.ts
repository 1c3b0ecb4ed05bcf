/** Notifications for people who are looking at another window. */
import { settings } from '../person/settings.svelte.ts'
import { fileAt } from '../server/site.ts'

/** Whether this browser can show notifications at all. */
export function canNotify(): boolean {
  return 'Notification' in window
}

/** Ask for permission; return whether it is granted. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** Show a notification if they are switched on and the page is not visible. */
export async function notify(title: string, text: string, address: string): Promise<void> {
  if (!settings.notify || document.visibilityState === 'visible') return
  if (!canNotify() || Notification.permission !== 'granted') return
  const options = { body: text, tag: address, renotify: true, data: { address }, icon: fileAt('icons/icon-192.png') }
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) await worker.showNotification(title, options)
  else new Notification(title, options)
}
