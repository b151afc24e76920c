import { readFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { baselineMachine, differences, keepMachine, thisMachine } from './machine.ts';

const index = JSON.parse(readFileSync(path.join(import.meta.dirname, '../dist/index.json'), 'utf8')) as {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly type: string }>>;
};
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Opens a story and waits until its words and its faces are there. */
async function open(page: Page, id: string, locale: string, theme = 'sandalwood'): Promise<void> {
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=locale:${locale};theme:${theme}`);
  await expect(page.locator('#story > *').first()).toBeAttached();
  await page.evaluate(async () => document.fonts.ready);
}

for (const { id } of stories)
  for (const locale of ['en', 'ar'])
    test(`${id} in ${locale}`, async ({ page }, { config }) => {
      await open(page, id, locale);
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
      expect((await new AxeBuilder({ page }).include('#story').withTags(rules).analyze()).violations).toEqual([]);

      const [here, baseline] = [await thisMachine(page), baselineMachine()];
      if (config.updateSnapshots === 'all') keepMachine(here);
      else if (baseline !== null) {
        const differ = differences(baseline, here);
        test.skip(differ.length > 0, `pictures are not compared, this machine draws otherwise: ${differ.join('; ')}`);
      }
      await expect(page.locator('#story')).toHaveScreenshot(`${id}-${locale}.png`);
    });

test('a second theme keeps the contrast of the first', async ({ page }) => {
  for (const id of ['ui-actions--buttons', 'ui-stay--tag', 'stay-search-and-words--search']) {
    await open(page, id, 'en', 'plum');
    expect((await new AxeBuilder({ page }).include('#story').withTags(rules).analyze()).violations).toEqual([]);
  }
});
