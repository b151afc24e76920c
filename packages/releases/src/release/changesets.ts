import { globSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** How far a changeset raises the version of an app or package. */
export type Bump = 'major' | 'minor' | 'patch';

/** A change that no version has taken up yet: a file of `.changeset`. */
export interface Changeset {
  /** Relative to the repository's root. */
  readonly file: string;
  /** By the name of an app or package, `@latchkey/checkout`. */
  readonly bumps: ReadonlyMap<string, Bump>;
  /** What it says to those who upgrade, line by line, without empty ones. */
  readonly lines: readonly string[];
}

/** The pending changesets of a repository, by the name of their file. Links are skipped; a missing folder has none. */
export const changesetsIn = (root: string): Changeset[] =>
  globSync('.changeset/*.md', { cwd: root })
    .filter((file) => path.basename(file) !== 'README.md' && lstatSync(path.join(root, file)).isFile())
    .toSorted()
    .map((file) => changesetOf(file, readFileSync(path.join(root, file), 'utf8')));

function changesetOf(file: string, text: string): Changeset {
  const [, head = '', words = ''] = /^---\n([\s\S]*?)\n?---\n([\s\S]*)$/.exec(text) ?? [];
  const bumps = new Map<string, Bump>();
  for (const [, name = '', bump] of head.matchAll(/^['"]?([^'":\n]+)['"]?:\s*(major|minor|patch)\s*$/gm))
    bumps.set(name, bump as Bump);
  return { file, bumps, lines: words.split('\n').filter((line) => line.trim() !== '') };
}
