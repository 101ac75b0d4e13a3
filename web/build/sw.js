// The service worker: after one visit everything works with the network off.
const CACHE = 'orrery-__VERSION__';
const FILES = []; // __FILES__

self.addEventListener('install', (event) => {
  const fill = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(FILES.map((url) => new Request(url, { cache: 'reload' })));
    await self.skipWaiting();
  };
  event.waitUntil(fill());
});

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith('orrery-') && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

// Pages come fresh while a server answers, else from the cache; named files never change.
async function answer(request) {
  const cache = await caches.open(CACHE);
  if (request.mode !== 'navigate') return (await cache.match(request)) ?? fetch(request);
  const fresh = await fetch(request).catch(() => Response.error());
  // Where the server is stopped, a proxy in front of it still answers: with 502, 503 or 504.
  const isAway = fresh.type === 'error' || fresh.status >= 500;
  return (isAway && (await cache.match('/'))) || fresh;
}

// Woken with no page open: the server says what to show.
self.addEventListener('push', (event) => {
  const show = async () => {
    const response = await fetch('/api/push/notice');
    if (!response.ok) return;
    const { text, to } = await response.json();
    const icon = '/icons/orrery-192.png';
    await self.registration.showNotification('Orrery', { body: text, tag: to, icon, data: { to } });
  };
  event.waitUntil(show());
});

// A notice that it is your turn leads to its table.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const to = new URL(event.notification.data?.to ?? '/', self.location.origin).href;
  const show = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const open = pages.find((page) => page.url === to);
    await (open ? open.focus() : self.clients.openWindow(to));
  };
  event.waitUntil(show());
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  // What the server says of itself is not a page, and is shown as it is.
  if (/^\/(api|health|ready|metrics)(\/|$)/.test(url.pathname)) return;
  event.respondWith(answer(event.request));
});
