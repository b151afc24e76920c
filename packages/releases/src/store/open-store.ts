import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderBlobs } from './folder-blobs.ts';
import { s3Blobs, type BucketPlace } from './s3-blobs.ts';
import { fetchedFiles, folderFiles, type StoreFiles } from './store-files.ts';
import type { BlobStore } from './blob-store.types.ts';

/** Where the files of a bucket are kept on this machine unless told otherwise. */
const usualCache = path.join(tmpdir(), 'latchkey-releases');

/**
 * Opens a store by its address: `s3://<bucket>[/<prefix>]`, or a folder. Throws when it is neither. `cache` is the folder in which files of a bucket are
 * kept (`RELEASE_CACHE`, else one of the machine's temporary folder).
 */
export function openStore(
  address: string,
  cache = process.env['RELEASE_CACHE'] ?? usualCache,
): { readonly blobs: BlobStore; readonly files: StoreFiles } {
  if (!isBucket(address)) return { blobs: folderBlobs(address), files: folderFiles(path.resolve(address)) };
  const place = bucketOf(address);
  const blobs = s3Blobs(place);
  return { blobs, files: fetchedFiles(blobs, path.resolve(cache, place.bucket, place.prefix)) };
}

/** Whether an address of a store is a bucket's, not a folder's. */
export const isBucket = (address: string): boolean => address.startsWith('s3://');

function bucketOf(address: string): BucketPlace {
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z\d][a-z\d.-]{2,62})(?:\/(.*?))?\/?$/.exec(address) ?? [];
  if (bucket === undefined) throw new Error(`${address} names no bucket: write s3://bucket or s3://bucket/prefix`);
  return { bucket, prefix: prefix === '' ? '' : `${prefix}/` };
}
