import type { S3Client } from '@aws-sdk/client-s3';
import type { BlobStore } from './blob-store.types.ts';
import { isOwnName, ownName } from './own-name.ts';
import { bucketFault, StoreFault } from './store-faults.ts';

/** Where a store lies in a bucket. */
export interface BucketPlace {
  readonly bucket: string;
  /** In front of every name: empty, or ending in `/`. */
  readonly prefix: string;
}

/** How often a file is written against others who write it at the same moment. */
const tries = 10;

/**
 * Blobs as objects of an S3-compatible bucket that knows conditional writes (`If-Match`, `If-None-Match`): a bucket
 * without them would let two publishes overwrite each other. Keys, region and endpoint are those of the provider's client
 * (`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_REGION`, `AWS_ENDPOINT_URL_S3`).
 */
export function s3Blobs({ bucket, prefix }: BucketPlace): BlobStore {
  const at = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` });
  const service = once(openService);

  const write = async (name: string, content: Uint8Array | string, condition: Condition): Promise<boolean> => {
    const { client, s3 } = await service();
    const writing = client.send(new s3.PutObjectCommand({ ...at(ownName(name)), Body: content, ...condition }));
    return (await unless(isLostRace, writing)) !== null;
  };

  const has: BlobStore['has'] = async (name) => {
    if (!isOwnName(name)) return false;
    const { client, s3 } = await service();
    return (await unless(isMissing, client.send(new s3.HeadObjectCommand(at(name))))) !== null;
  };

  return withSentences(`s3://${bucket}`, {
    async get(name) {
      if (!isOwnName(name)) return null;
      const { client, s3 } = await service();
      const found = await unless(isMissing, client.send(new s3.GetObjectCommand(at(name))));
      if (!found?.Body) return null;
      return { content: Buffer.from(await found.Body.transformToByteArray()), tag: found.ETag ?? '' };
    },
    has,
    // Two who write the same name at the same moment write the same content: one is refused and then finds it there.
    async keep(name, content) {
      for (let attempt = 0; attempt < tries; attempt++)
        if ((await has(name)) || (await write(name, content, { IfNoneMatch: '*' }))) return;
      throw new Error(`${name} could not be written: the bucket refused it ${tries} times`);
    },
    replace: (name, content, tag) => write(name, content, tag === null ? { IfNoneMatch: '*' } : { IfMatch: tag }),
    async list(wanted) {
      const { client, s3 } = await service();
      const names: string[] = [];
      for await (const page of s3.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${prefix}${wanted}` }))
        for (const { Key } of page.Contents ?? []) if (Key) names.push(Key.slice(prefix.length));
      return names.toSorted();
    },
    async remove(name) {
      const { client, s3 } = await service();
      await client.send(new s3.DeleteObjectCommand(at(ownName(name))));
    },
  });
}

/** The same blobs; where the bucket or the way to it fails, the error says so in a sentence. */
function withSentences(place: string, blobs: BlobStore): BlobStore {
  const told = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      const sentence = bucketFault(error, place);
      throw sentence === null ? error : new StoreFault(sentence, { cause: error });
    }
  };
  return {
    get: (name) => told(blobs.get(name)),
    has: (name) => told(blobs.has(name)),
    keep: (name, content) => told(blobs.keep(name, content)),
    replace: (name, content, tag) => told(blobs.replace(name, content, tag)),
    list: (wanted) => told(blobs.list(wanted)),
    remove: (name) => told(blobs.remove(name)),
  };
}

type Condition = { readonly IfMatch: string } | { readonly IfNoneMatch: '*' };

/** Loaded when a bucket is first asked: who has a folder does without the client. */
async function openService() {
  const s3 = await import('@aws-sdk/client-s3');
  const isElsewhere = Boolean(process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL']);
  const client: S3Client = new s3.S3Client({
    region: process.env['AWS_REGION'] ?? 'us-east-1',
    // Compatible stores seldom have a host name for each bucket.
    forcePathStyle: isElsewhere,
    requestHandler: { connectionTimeout: 3000, requestTimeout: 20_000 },
  });
  return { s3, client };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => (made ??= make());
}

/** The answer, or null when the bucket refused the request as expected. */
async function unless<T>(isExpected: (refusal: Refusal) => boolean, asking: Promise<T>): Promise<T | null> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof Error && isExpected(refusalOf(error))) return null;
    throw error;
  }
}

interface Refusal {
  readonly code: string;
  readonly status: number;
}

const refusalOf = (error: Error & { $metadata?: { httpStatusCode?: number } }): Refusal => ({
  code: error.name,
  status: error.$metadata?.httpStatusCode ?? 0,
});

/** There is no such object. A bucket that is not there is a fault, and has a code of its own. */
const isMissing = ({ code, status }: Refusal): boolean => status === 404 && code !== 'NoSuchBucket';

/** A write whose condition does not hold: the object is there or has changed (412), is gone (404), or changes now (409). */
const isLostRace = (refusal: Refusal): boolean =>
  refusal.status === 412 || refusal.status === 409 || isMissing(refusal);
