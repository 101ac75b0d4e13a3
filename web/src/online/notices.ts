/** Whether this browser may show notices: asked for only on a click. */
export type MayNotify = NotificationPermission | 'unsupported';

export const mayNotify = (): MayNotify =>
  'Notification' in globalThis ? Notification.permission : 'unsupported';

export async function askToNotify(): Promise<MayNotify> {
  return mayNotify() === 'unsupported' ? 'unsupported' : Notification.requestPermission();
}

/** A notice of the system, if it is allowed and nobody looks at the page. */
export async function notify(title: string, body: string, to: string): Promise<void> {
  if (mayNotify() !== 'granted' || document.visibilityState === 'visible') return;
  const options = { body, tag: to, icon: '/icons/orrery-192.png', data: { to } };
  try {
    // Phones allow notices through the service worker only.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) return await worker.showNotification(title, options);
    const shown = new Notification(title, options);
    shown.addEventListener('click', () => focus());
  } catch {
    // The browser changed its mind: the title of the tab still tells.
  }
}
