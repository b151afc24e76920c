import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readPosts } from './posts/read-posts.ts';
import { filesOf } from './posts/write-posts.ts';

// Makes src/journal/made/ from posts/*.md. A test compares, so that nothing is released with posts that are older.
const root = path.resolve(import.meta.dirname, '..');
const made = path.join(root, 'src/journal/made');

const files = filesOf(await readPosts(path.join(root, 'posts')));
await rm(made, { recursive: true, force: true });
await mkdir(made, { recursive: true });
for (const [name, text] of files) await writeFile(path.join(made, name), text);
spawnSync('oxfmt', [made], { stdio: 'inherit' });
