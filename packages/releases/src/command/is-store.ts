import { existsSync } from 'node:fs';
import type { ReleaseStore } from '../release/release-store.ts';
import { isBucket } from '../store/open-store.ts';

/** A folder that is there, or a place of a bucket at which something was released: a typed one may be meant for another. */
export const isStore = async ({ blobs }: ReleaseStore, address: string): Promise<boolean> =>
  isBucket(address)
    ? (await blobs.has('composition.json')) || (await blobs.list('releases/')).length > 0
    : existsSync(address);
