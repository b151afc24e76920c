/// <reference lib="webworker" />
// Shows what is pushed, and leads to what it is about: a part of the service worker of a remote that has news pushed to it.
import type { Pushed } from '../pushed-news.types.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('push', (event) => event.waitUntil(showPushed(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(leadTo((event.notification.data as { readonly navigate?: string } | null)?.navigate ?? '/'));
});

/** Browsers want something shown for whatever comes. Beside a page that is in sight it makes no sound: the page says it too. */
async function showPushed(data: PushMessageData | null): Promise<void> {
  const { title, navigate, ...said } = pushedIn(data).notification ?? {};
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const silent = windows.some(({ visibilityState }) => visibilityState === 'visible');
  await self.registration.showNotification(title ?? self.location.hostname, { ...said, silent, data: { navigate } });
}

function pushedIn(data: PushMessageData | null): Pushed {
  try {
    return (data?.json() as Pushed | null | undefined) ?? {};
  } catch {
    return {};
  }
}

/** A page that is open goes there, else one is opened; never one of another site. */
async function leadTo(address: string): Promise<void> {
  const url = new URL(address, self.location.origin);
  const target = url.origin === self.location.origin ? url.href : self.location.origin;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [open] = windows.toSorted((one, other) => Number(other.focused) - Number(one.focused));
  if (open === undefined) return void (await self.clients.openWindow(target));
  const there = await open.focus();
  // Only a page that this worker controls can be led on.
  await there.navigate(target).catch(() => self.clients.openWindow(target));
}
