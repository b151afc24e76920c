import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type FullConfig, type Page } from '@playwright/test';
import { baselineMachine, differences, keepMachine, thisMachine } from './machine.ts';
import { componentPages } from '../src/pages/component-pages.ts';
import { axe, open, test, type Story } from './stage.ts';

const index = JSON.parse(readFileSync(path.join(import.meta.dirname, '../dist/index.json'), 'utf8')) as {
  readonly entries: Readonly<Record<string, Story>>;
};
const entries = Object.values(index.entries).filter(({ type }) => type === 'story');
const isPage = ({ tags }: Story): boolean => tags.includes('page');
const stories = entries.filter((story) => !isPage(story));
const pages = componentPages();
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test('every component of ui has a page, and says what it is and when it is used', () => {
  const titles = entries.filter(isPage).map(({ name }) => name);
  expect(titles.toSorted()).toEqual(pages.map(({ name }) => spaced(name)).toSorted());
  expect(pages.filter(({ says }) => says === '').map(({ name }) => name)).toEqual([]);
});

for (const story of entries.filter(isPage))
  test(`${story.id}: its props and data attributes`, async ({ stage }) => {
    await open(stage, story, 'en');
    const shown = pages.find(({ name }) => spaced(name) === story.name);
    await expect(stage.getByRole('heading', { level: 1 })).toHaveText(shown?.name ?? '');
    const names = [...(shown?.props ?? []), ...(shown?.data ?? [])].map(({ name }) => name);
    await expect(stage.getByRole('rowheader')).toHaveText(names);
    expect((await axe(stage).withTags(rules).analyze()).violations).toEqual([]);
  });

for (const story of stories) {
  for (const locale of ['en', 'ar'])
    test(`${story.id} in ${locale}`, async ({ stage }, { config }) => {
      await open(stage, story, locale);
      await expect(stage.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
      expect((await axe(stage).withTags(rules).analyze()).violations).toEqual([]);
      await looksAsBefore(stage, story, locale, config);
    });

  test(`${story.id} in a second theme`, async ({ stage }, { config }) => {
    await open(stage, story, 'en', 'plum');
    expect((await axe(stage).withRules('color-contrast').analyze()).violations).toEqual([]);
    await looksAsBefore(stage, story, 'plum', config);
  });
}

/** A component's name as Storybook shows it. */
const spaced = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');

/** Compares the story's picture with its baseline, where this machine draws as the baselines' did. */
async function looksAsBefore(stage: Page, { id, tags }: Story, name: string, config: FullConfig): Promise<void> {
  const [here, baseline] = [await thisMachine(stage), baselineMachine()];
  if (config.updateSnapshots === 'all') keepMachine(here);
  else if (baseline !== null) {
    const differ = differences(baseline, here);
    test.skip(differ.length > 0, `pictures are not compared, this machine draws otherwise: ${differ.join('; ')}`);
  }
  const picture = tags.includes('whole-page') ? stage : stage.locator('#story');
  await expect(picture).toHaveScreenshot(`${id}-${name}.png`);
}
