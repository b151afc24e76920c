import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  emptyComposition,
  isBucket,
  type Composition,
  type Release,
  type ReleaseStore,
} from '@latchkey/releases/store';

/** What was followed last, with the documents of its releases: enough to make pages of files that are on this machine. */
export interface Followed {
  readonly composition: Composition;
  readonly releases: readonly Release[];
}

/** Where it is kept over a restart. */
export interface StoredComposition {
  read(): Promise<Followed | null>;
  write(followed: Followed): Promise<void>;
}

export const storedNowhere: StoredComposition = {
  read: () => Promise.resolve(null),
  write: () => Promise.resolve(),
};

/**
 * Beside the files of a bucket that this machine keeps, so that an origin which starts while its bucket is away shows what it
 * showed before. A store that is a folder of the machine needs none.
 */
export function storedBeside(store: ReleaseStore, address: string): StoredComposition {
  if (!isBucket(address)) return storedNowhere;
  const file = store.files.pathOf('followed.json');
  return {
    read: () => readFile(file, 'utf8').then(readFollowed, () => null),
    async write(followed) {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(`${file}.${process.pid}.tmp`, JSON.stringify(followed));
      await rename(`${file}.${process.pid}.tmp`, file);
    },
  };
}

/** Fields that an older origin did not know are empty. */
function readFollowed(text: string): Followed {
  const { composition, releases } = JSON.parse(text) as Followed;
  return { composition: { ...emptyComposition, ...composition }, releases };
}
