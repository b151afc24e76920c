import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeLight } from './posts/light-pictures.ts';
import { readPosts } from './posts/read-posts.ts';
import { filesOf } from './posts/write-posts.ts';

// Makes src/journal/made/ from posts/*.md, and lighter pictures beside those of new posts. A test compares, so that nothing is released with posts that are older.
const root = path.resolve(import.meta.dirname, '..');
const made = path.join(root, 'src/journal/made');

const posts = await readPosts(path.join(root, 'posts'));
for (const { picture } of posts) await makeLight(path.join(root, 'posts/pictures'), picture);
const files = filesOf(posts);
await rm(made, { recursive: true, force: true });
await mkdir(made, { recursive: true });
for (const [name, text] of files) await writeFile(path.join(made, name), text);
spawnSync('oxfmt', [made], { stdio: 'inherit' });
