import { prefer, usePreferences } from '../preferences.ts';
import { http } from './core/http.ts';

/** Whether this browser may show notices: asked for only on a click. */
export type MayNotify = NotificationPermission | 'unsupported';

export const mayNotify = (): MayNotify =>
  'Notification' in globalThis ? Notification.permission : 'unsupported';

/** A browser that has allowed notices can only be asked not to show them; it does not forget. */
const isWanted = (): boolean => mayNotify() === 'granted' && usePreferences.getState().notices;

export async function askToNotify(): Promise<MayNotify> {
  if (mayNotify() === 'unsupported') return 'unsupported';
  prefer({ notices: true });
  const may = await Notification.requestPermission();
  await keepPush();
  return may;
}

/**
 * Lets the server wake this browser with no page open, through the browser's own push service. Said
 * again at every visit: sessions and keys change.
 */
export async function keepPush(): Promise<void> {
  if (!isWanted()) return;
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.pushManager === undefined) return;
    const subscription = await subscribed(worker.pushManager, await http.pushKey());
    await http.keepPush(subscription.endpoint);
  } catch {
    // Without a push service notices come while a page is open.
  }
}

/** No notices in this browser any more. */
export async function stopNotices(): Promise<void> {
  prefer({ notices: false });
  const worker = await navigator.serviceWorker?.getRegistration();
  const subscription = await worker?.pushManager?.getSubscription();
  if (!subscription) return;
  // A server that does not hear it now learns from the push service that the browser is gone.
  await Promise.allSettled([http.forgetPush(subscription.endpoint), subscription.unsubscribe()]);
}

async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const old = await manager.getSubscription();
  if (old !== null) {
    if (keyOf(old) === key) return old;
    await old.unsubscribe();
  }
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** In the form that the server writes it. */
const keyOf = ({ options }: PushSubscription): string =>
  btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? [])))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A notice of the system, if it is allowed and nobody looks at the page. */
export async function notify(title: string, body: string, to: string): Promise<void> {
  if (!isWanted() || document.visibilityState === 'visible') return;
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
