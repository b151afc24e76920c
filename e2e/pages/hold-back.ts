import type { Page } from '@playwright/test';

/** Keeps files on their way until the function that it answers is called. */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(files, (route) => arrived.then(() => route.continue()));
  return arrive;
}
