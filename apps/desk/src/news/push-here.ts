import type { PropertyInput } from '@latchkey/api-client/property';
import { deskWorkerPath } from '@latchkey/site/urls';

/** What a browser gives that is to have news pushed to it. */
export type PushSubscribed = PropertyInput<'pushToDevice'>['body'];

/** Why this browser can have no news pushed to it now. */
export type PushRefusal = 'blocked' | 'dismissed' | 'home_screen' | 'impossible' | 'no_service';

/** Whether this browser can: `off` where it can and does not. */
export type PushHere = 'on' | 'off' | Extract<PushRefusal, 'blocked' | 'home_screen' | 'impossible'>;

/** How it stands with news in this browser, whatever the engine knows of it. */
export async function pushHere(): Promise<PushHere> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isApplePhone() ? 'home_screen' : 'impossible';
  if (Notification.permission === 'denied') return 'blocked';
  const worker = await navigator.serviceWorker.getRegistration(deskWorkerPath);
  const subscribed = (await worker?.pushManager.getSubscription()) ?? null;
  return subscribed !== null && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Phones and tablets of Apple push only to what stands on the home screen; tablets say that they are computers. */
const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Asks the person and then the browser for a subscription with the installation's key; must follow a press. */
export async function subscribeHere(publicKey: string): Promise<PushSubscribed | PushRefusal> {
  const before = await pushHere();
  if (before !== 'on' && before !== 'off') return before;
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'dismissed';
  await navigator.serviceWorker.register(deskWorkerPath);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  try {
    // One that was made with another key stands in the way of the new one.
    const subscribed = await pushManager.subscribe(options).catch(async (cause: unknown) => {
      const old = await pushManager.getSubscription();
      if (old === null) throw cause;
      await old.unsubscribe();
      return pushManager.subscribe(options);
    });
    return subscribed.toJSON() as PushSubscribed;
  } catch (error) {
    console.warn('The browser’s push service gave no subscription.', error);
    return 'no_service';
  }
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
