import type { Page } from '@playwright/test';

/** Posts a form of a page as a browser without the page's script does, unfinished as it is, and waits for its answer. */
export async function postAsItIs(page: Page, form: string): Promise<void> {
  await Promise.all([
    page.waitForEvent('load'),
    page
      .locator(form)
      .first()
      .evaluate((element) => (element as HTMLFormElement).submit()),
  ]);
}
