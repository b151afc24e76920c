import { chromium } from '@playwright/test';
import { freePorts } from '../../scripts/run/ports.ts';
import { launchOptions } from '../browser.ts';
import { ready } from '../guard.ts';
import { byAlfa, byIbm } from '../judge/engines.ts';
import { byHtmlValidate, byNu, hasJava, type JudgedDocument } from '../judge/html.ts';
import { byLinkinator } from '../judge/linkinator.ts';
import { openPages, type JudgedPage } from '../judge/pages.ts';
import { languages } from '../language.ts';
import { askHost } from '../price-checker/ask-host.ts';
import { addressOf, hosts } from '../running/addresses.ts';
import { isNight } from '../short-run.ts';
import { expect, test } from '../test.ts';

/** Pages in a language: the language of one page after the other goes round, from a first one on. */
const goingRound = (pages: readonly JudgedPage[], first: number) =>
  pages.map((page, at) => {
    const language = languages[(at + first) % languages.length] ?? 'en';
    return { ...page, language, path: `${page.path}${page.path.includes('?') ? '&' : '?'}lang=${language}` };
  });

const inTurn = goingRound(openPages, 0);
/** For the judges that take seconds; English is what stories are told in, and looked at most. */
const sample = goingRound(
  openPages.filter(({ isSample }) => isSample),
  1,
);

test('the validators of HTML find nothing on a page of every kind', async () => {
  test.setTimeout(240_000);
  const documents: JudgedDocument[] = [];
  for (const { name, host, path } of inTurn) documents.push({ name, html: (await askHost(host, path)).text });
  const found = (await Promise.all(documents.map(byHtmlValidate))).flat();
  expect(found).toEqual([]);
  // A checker has to find a planted fault, too.
  const broken = {
    name: 'broken',
    html: '<!doctype html><html lang="en"><head><title>t</title></head><body><ul><div>x</div></ul></body></html>',
  };
  expect(await byHtmlValidate(broken)).not.toEqual([]);
  if (!hasJava()) {
    test.info().annotations.push({ type: 'left out', description: 'the Nu Html Checker: there is no Java here' });
    return;
  }
  const nu = await byNu([...documents, broken]);
  expect(nu.filter((finding) => !finding.startsWith('broken'))).toEqual([]);
  expect(nu).not.toEqual([]);
});

/** Pages that between them link, show and name what there is: pictures are made when they are first asked for, which takes time. */
const linking = ['hotel home', 'room', 'planner', 'landing', 'post', 'find a booking'];

test('whatever a page links, shows or names leads somewhere', async () => {
  test.skip(!isNight, 'judged at night');
  test.setTimeout(240_000);
  const pages = inTurn.filter(({ name }) => linking.includes(name));
  const { followed, broken } = await byLinkinator(pages.map(({ host, path }) => addressOf(host) + path));
  expect(broken).toEqual([]);
  expect(followed).toBeGreaterThan(linking.length * 20);
  // A checker has to find a planted fault, too.
  expect((await byLinkinator([`${addressOf(hosts.sandalwood)}/nowhere`])).broken).not.toEqual([]);
});

for (const { name, host, path, language } of sample)
  test(`two more engines shut nobody out of the page “${name}” in ${language}`, async ({ page, guard }) => {
    test.skip(!isNight, 'judged at night');
    test.setTimeout(90_000);
    guard.allow(/status of 404/);
    await page.goto(addressOf(host) + path);
    await ready(page);
    expect((await byIbm(page)).violations).toEqual([]);
    expect((await byAlfa(page)).violations).toEqual([]);
  });

test('Lighthouse takes no point from the sample in accessibility, best practices and search', async () => {
  test.skip(!isNight, 'judged at night');
  test.setTimeout(120_000);
  // It is large, and wanted here alone.
  const { byLighthouse } = await import('../judge/lighthouse.ts');
  const { ORIGIN_PORT: port } = await freePorts();
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    for (const { name, host, path, isListed } of sample) {
      const {
        accessibility,
        'best-practices': practices,
        seo,
        failed,
      } = await byLighthouse(addressOf(host) + path, port, 200);
      // A page that is kept out of search loses the points of search for that alone.
      const inSearch = isListed ? seo : 100;
      expect([name, accessibility, practices, inSearch, isListed ? failed : []]).toEqual([name, 100, 100, 100, []]);
    }
  } finally {
    await browser.close();
  }
});
