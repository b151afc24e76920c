import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { urlOf } from '@latchkey/site/urls';
import { readCatalogs } from './pages/catalogs.ts';
import { datedPages, type DatedPages } from './pages/dated-pages.ts';
import { pageContents, postContents } from './pages/page-content.ts';
import { readPosts } from './posts/read-posts.ts';

// Writes page-dates.json: pages whose words, texts or pictures changed are dated today, posts by what their heads say.
// A test compares, so that every released change has a date.
const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'page-dates.json');
const today = new Date().toISOString().slice(0, 10);

const posts = await readPosts(path.join(root, 'posts'));
const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DatedPages) : {};
const said = new Map(posts.map(({ slug, date, changed = date }) => [urlOf('blogPost', { slug }), changed]));
const contents = new Map([...pageContents(root, readCatalogs(root)), ...postContents(root, posts)]);
const { dated, undated } = datedPages(known, contents, { today, said });
writeFileSync(file, `${JSON.stringify(dated, null, 2)}\n`);
for (const page of undated) {
  console.log(`${page} says something else: give its head a new date (changed: '${today}'), then run this again`);
  process.exitCode = 1;
}
