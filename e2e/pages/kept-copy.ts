import type { Page } from '@playwright/test';

/** Paths of the pages and files in the oldest copy that a device has kept, one after the other. */
export const keptPaths = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname).join(' ');
  });
