import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

/** One page for all stories of a worker: what they share is fetched once. */
export const test = base.extend<object, { readonly stage: Page }>({
  stage: [
    async ({ browser }, give, { project }) => {
      const { baseURL } = project.use;
      const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), reducedMotion: 'reduce' });
      await give(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const windows = {
  plain: { width: 720, height: 700 },
  wide: { width: 1100, height: 700 },
  phone: { width: 390, height: 700 },
};

export interface Story {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  /** `wide` and `phone` choose the window, `late` waits for what is fetched, `whole-page` takes in what is fixed to the window; `page` is a component's own page. */
  readonly tags: readonly string[];
}

/** Opens a story in a window of its size and waits until its words, its fonts and what it fetches are there. */
export async function open(page: Page, { id, tags }: Story, locale: string, theme = 'sandalwood'): Promise<void> {
  const size = tags.includes('wide') ? 'wide' : tags.includes('phone') ? 'phone' : 'plain';
  await page.setViewportSize(windows[size]);
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=locale:${locale};theme:${theme}`);
  await expect(page.locator('#story > *').first()).toBeAttached();
  if (tags.includes('late')) await page.waitForLoadState('networkidle');
  await page.evaluate(async () => document.fonts.ready);
}

/** Axe over a story, without the pages it opens to look into frames: a story has none. It writes down only what it finds. */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .include('#story')
    .setLegacyMode();
