import { expect, type BrowserContext, type Page } from '@playwright/test';
import { sandbox } from '../running/addresses.ts';

/**
 * A browser whose push service is the sandbox's: Chromium's own cannot be reached from a test. Only what the browser asks
 * its maker stands in; permission, worker and page are real. Answers what was pushed to it.
 */
export async function pushBySandbox(context: BrowserContext, page: Page): Promise<() => Promise<readonly string[]>> {
  const ids: string[] = [];
  await context.grantPermissions(['notifications']);
  await page.exposeFunction('subscribeAtSandbox', async (applicationServerKey: string) => {
    const reply = await fetch(`${sandbox()}/push/subscriptions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ applicationServerKey }),
    });
    const subscribed = (await reply.json()) as { endpoint: string };
    ids.push(subscribed.endpoint.split('/').at(-1) ?? '');
    return subscribed;
  });
  await page.addInitScript(() => {
    const scope = globalThis as unknown as { subscribeAtSandbox: (key: string) => Promise<object> };
    let current: { toJSON: () => object } | null = null;
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      subscribe: async ({ applicationServerKey }: { readonly applicationServerKey: Uint8Array }) => {
        const text = btoa(String.fromCharCode(...applicationServerKey));
        const key = text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
        const subscribed = await scope.subscribeAtSandbox(key);
        current = { toJSON: () => subscribed };
        return current;
      },
    });
  });
  return async () => {
    const reply = await fetch(`${sandbox()}/inbox/pushes`);
    const { pushes } = (await reply.json()) as { pushes: readonly { id: string; text: string | null }[] };
    return pushes.filter(({ id }) => ids.includes(id)).map(({ text }) => text ?? '');
  };
}

/** Gives a page's service worker what was pushed, as the browser's maker would. */
export async function deliverPush(page: Page, text: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(new URL(page.url()).origin));
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  // A worker that is still being installed hears of nothing.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await client.send('ServiceWorker.enable');
  const registrationId = await registered;
  await client.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId,
    data: text,
  });
}

/** What the browser shows of notifications. */
export const shownOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title }) => title);
  });

/** Waits for what is pushed of a booking. */
export async function pushed(read: () => Promise<readonly string[]>, reference: string): Promise<string> {
  const found = async (): Promise<string | undefined> => (await read()).find((text) => text.includes(reference));
  await expect.poll(found, { timeout: 20_000 }).toBeDefined();
  return (await found()) ?? '';
}
