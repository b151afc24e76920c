import type { Page } from '@playwright/test';

/** Paths of the pages and files in all copies that a device has kept, one after the other. */
export const keptPaths = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const copies = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return copies.flatMap((copy) => copy.map(({ url }) => new URL(url).pathname)).join(' ');
  });
