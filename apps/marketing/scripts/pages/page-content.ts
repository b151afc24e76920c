import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { providerPaths, routesOn, urlOf } from '@latchkey/site/urls';
import type { ReadPost } from '../posts/read-posts.ts';
import type { Message } from './catalogs.ts';
import { filesOfScreen } from './files-of-screen.ts';

/** Both policies come from one loader: neither is changed by the other's text. */
const ofAnother: Readonly<Record<string, RegExp>> = { privacy: /\/terms\.\w\w\.ts$/, terms: /\/privacy\.\w\w\.ts$/ };

/** What is read or seen as it stands: whole texts, what is made from the posts, and pictures. */
const shown = /\.(?:en|de|ar|hi)\.ts$|\/made\/post-list\.ts$|\.(?:avif|webp|jpg|png|svg)$/;

/**
 * A hash of what there is to read and see on each of the provider's pages, by its path: their words in every language,
 * whole texts and pictures. It leaves out how a page is built and looks, and what it shows of hotels.
 */
export function pageContents(root: string, catalogs: readonly Message[]): ReadonlyMap<string, string> {
  const screens = new Map<string, string>(
    routesOn('provider').flatMap(([, { path: at, screen }]) => (screen === null ? [] : [[at, screen]])),
  );
  return new Map(providerPaths.map((at) => [at, contentOf(root, screens.get(at) ?? '', catalogs)]));
}

function contentOf(root: string, screen: string, catalogs: readonly Message[]): string {
  const files = filesOfScreen(root, screen, (file) => ofAnother[screen]?.test(file) ?? false);
  if (files.length === 0) throw new Error(`there is no screen ${screen}`);
  const own = new Set(files);
  const hash = createHash('sha256');
  for (const { words } of catalogs.filter(({ from }) => from.some((file) => own.has(file)))) hash.update(words);
  for (const file of files) if (shown.test(file)) hash.update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** The same of posts. */
export const postContents = (root: string, posts: readonly ReadPost[]): ReadonlyMap<string, string> =>
  new Map(
    posts.map(({ slug, in: written, topic, author, picture }) => [
      urlOf('blogPost', { slug }),
      createHash('sha256')
        .update(JSON.stringify([topic, author, written]))
        .update(readFileSync(path.join(root, 'posts/pictures', picture)))
        .digest('hex')
        .slice(0, 16),
    ]),
  );
