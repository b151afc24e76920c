import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { underLock } from './lock.ts';
import type { Composition, Release } from './release.types.ts';

/** A folder of immutable files, release documents and one composition. Its readers never look anywhere else. */
export interface ReleaseStore {
  readonly directory: string;
  /** What is live; nothing in a new store. Rejects when the document is not a composition. */
  composition(): Promise<Composition>;
  release(app: string, id: string): Promise<Release | null>;
  write(file: string, content: string | Uint8Array): Promise<void>;
  /** Runs `work` while nobody else holds this store's lock. Throws when another holds it for half a minute. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

const empty: Composition = { live: {}, superseded: [] };

export function openReleaseStore(directory: string): ReleaseStore {
  const at = (file: string) => path.join(directory, file);
  return {
    directory,
    async composition() {
      const found = await readJson<Composition>(at('composition.json'));
      if (found !== null && !isComposition(found)) throw new Error('composition.json names no live releases');
      return found ?? empty;
    },
    release: async (app, id) =>
      /^[\w-]+$/.test(app) && /^[\w-]+$/.test(id) ? readJson<Release>(at(`releases/${app}/${id}.json`)) : null,
    async write(file, content) {
      const target = at(file);
      await mkdir(path.dirname(target), { recursive: true });
      // Readers poll these files: they must see the old one or the new one, never a half.
      const draft = `${target}.${process.pid}.tmp`;
      await writeFile(draft, content);
      await rename(draft, target);
    },
    alone: (work) => underLock(directory, work),
  };
}

const isComposition = (found: unknown): boolean =>
  typeof found === 'object' &&
  found !== null &&
  'live' in found &&
  typeof found.live === 'object' &&
  found.live !== null;

async function readJson<T>(file: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
