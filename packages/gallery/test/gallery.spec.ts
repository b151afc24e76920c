import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { baselineMachine, differences, keepMachine, thisMachine } from './machine.ts';
import { notShown } from './shown.ts';
import { axe, open, test, type Story } from './stage.ts';

const index = JSON.parse(readFileSync(path.join(import.meta.dirname, '../dist/index.json'), 'utf8')) as {
  readonly entries: Readonly<Record<string, Story>>;
};
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test('every component of ui and stay is shown by a story', () => {
  expect(notShown()).toEqual([]);
});

for (const story of stories) {
  const { id, tags } = story;
  for (const locale of ['en', 'ar'])
    test(`${id} in ${locale}`, async ({ stage }, { config }) => {
      await open(stage, story, locale);
      await expect(stage.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
      expect((await axe(stage).withTags(rules).analyze()).violations).toEqual([]);

      const [here, baseline] = [await thisMachine(stage), baselineMachine()];
      if (config.updateSnapshots === 'all') keepMachine(here);
      else if (baseline !== null) {
        const differ = differences(baseline, here);
        test.skip(differ.length > 0, `pictures are not compared, this machine draws otherwise: ${differ.join('; ')}`);
      }
      await expect(tags.includes('whole-page') ? stage : stage.locator('#story')).toHaveScreenshot(
        `${id}-${locale}.png`,
      );
    });

  test(`${id} keeps its contrast in a second theme`, async ({ stage }) => {
    await open(stage, story, 'en', 'plum');
    expect((await axe(stage).withRules('color-contrast').analyze()).violations).toEqual([]);
  });
}
