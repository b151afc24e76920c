import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '../bundle/integrity-of.ts';
import type { BlobStore } from './blob-store.types.ts';
import { isOwnName, ownName } from './own-name.ts';

/** The store's immutable files as files of this machine: bundles that are evaluated, assets that are sent. */
export interface StoreFiles {
  /** Where a file lies on this machine, or will once it was fetched. */
  readonly pathOf: (name: string) => string;
  /**
   * The path of a file that is on this machine, brought here first if need be; null when the store has none. With
   * `integrity` (`sha256-…`) a file that is brought is compared with it; another content rejects.
   */
  readonly fetch: (name: string, integrity?: string) => Promise<string | null>;
}

/** The files of a store that is a folder. */
export const folderFiles = (directory: string): StoreFiles => ({
  pathOf: (name) => path.join(directory, ownName(name)),
  fetch: async (name) =>
    isOwnName(name) && (await isThere(path.join(directory, name))) ? path.join(directory, name) : null,
});

/** Drafts carry the process and a number, so that two requests for one file do not meet in one draft. */
let drafts = 0;

/** The files of a store that is elsewhere, kept in a folder of this machine from the first time they are asked for. */
export function fetchedFiles(blobs: BlobStore, cache: string): StoreFiles {
  const coming = new Map<string, Promise<string | null>>();
  const pathOf = (name: string): string => path.join(cache, ownName(name));

  const bring = async (name: string, integrity: string | undefined): Promise<string | null> => {
    const target = pathOf(name);
    if (await isThere(target)) return target;
    const blob = await blobs.get(name);
    if (blob === null) return null;
    if (integrity !== undefined && integrityOf(blob.content) !== integrity)
      throw new Error(`${name} is not what was published`);
    await mkdir(path.dirname(target), { recursive: true });
    const draft = `${target}.${process.pid}-${drafts++}.tmp`;
    await writeFile(draft, blob.content);
    await rename(draft, target);
    return target;
  };

  return {
    pathOf,
    // Many guests ask for a new release's files at once: each file is fetched once.
    fetch(name, integrity) {
      if (!isOwnName(name)) return Promise.resolve(null);
      const under = coming.get(name);
      if (under !== undefined) return under;
      const fetching = bring(name, integrity).finally(() => coming.delete(name));
      coming.set(name, fetching);
      return fetching;
    },
  };
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
