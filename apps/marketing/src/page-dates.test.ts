import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readCatalogs } from '../scripts/pages/catalogs.ts';
import { datedPages, type DatedPages } from '../scripts/pages/dated-pages.ts';
import { pageContents, postContents } from '../scripts/pages/page-content.ts';
import { readPosts } from '../scripts/posts/read-posts.ts';

const root = path.resolve(import.meta.dirname, '..');
const catalogs = readCatalogs(root);

test('every page and post is dated as it is: after a change of words, run pnpm --filter @latchkey/marketing dates', async () => {
  const dated = JSON.parse(readFileSync(path.join(root, 'page-dates.json'), 'utf8')) as DatedPages;
  const posts = await readPosts(path.join(root, 'posts'));
  const contents = new Map([...pageContents(root, catalogs), ...postContents(root, posts)]);
  expect(Object.fromEntries(Object.entries(dated).map(([page, { content }]) => [page, content]))).toEqual(
    Object.fromEntries(contents),
  );
  for (const { slug, date, changed = date } of posts)
    expect([slug, dated[`/blogs/${slug}`]?.changed]).toEqual([slug, changed]);
});

test('a word in any language changes the pages that say it, and no others', () => {
  const from = 'src/screens/about-us/parts/never.tsx';
  const said = catalogs.findIndex((message) => message.from.length === 1 && message.from[0] === from);
  const others = catalogs.map((message, at) => (at === said ? { ...message, words: `${message.words}!` } : message));
  const before = pageContents(root, catalogs);
  const after = pageContents(root, others);
  expect([...after].filter(([page, content]) => before.get(page) !== content).map(([page]) => page)).toEqual([
    '/about-us',
  ]);
});

test('each page has a content of its own, the policies too', () => {
  const contents = [...pageContents(root, catalogs).values()];
  expect(new Set(contents).size).toBe(contents.length);
});

test('only what changed is dated, and a post that gives no new date is named', () => {
  const known = { '/': { changed: '2026-11-01', content: 'a' }, '/blogs/x': { changed: '2026-11-02', content: 'b' } };
  const today = '2026-11-24';
  const dates = (content: string, post: string, date: string) =>
    datedPages(
      known,
      new Map([
        ['/', content],
        ['/blogs/x', post],
      ]),
      { today, said: new Map([['/blogs/x', date]]) },
    );
  expect(dates('a', 'b', '2026-11-02')).toEqual({ dated: known, undated: [] });
  expect(dates('A', 'b', '2026-11-02').dated['/']).toEqual({ changed: today, content: 'A' });
  expect(dates('a', 'B', '2026-11-02')).toEqual({ dated: known, undated: ['/blogs/x'] });
  expect(dates('a', 'B', '2026-11-20').dated['/blogs/x']).toEqual({ changed: '2026-11-20', content: 'B' });
});
