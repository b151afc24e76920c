import { readFile } from 'node:fs/promises';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { integrityOf } from '../bundle/integrity-of.ts';
import { promote } from '../release/promote.ts';
import { publish } from '../release/publish.ts';
import { openReleaseStore, type ReleaseStore } from '../release/release-store.ts';
import { verify } from '../release/verify.ts';
import { startBucket } from '../testing/bucket.ts';
import { builtApp, scratch } from '../testing/built-app.ts';

let bucket: Awaited<ReturnType<typeof startBucket>>;
let store: ReleaseStore;
let rounds = 0;

beforeAll(async () => {
  bucket = await startBucket();
  const client = new S3Client({ region: 'us-east-1', forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: 'latchkey-releases' }));
});
afterAll(() => bucket.stop());
beforeEach(() => {
  process.env['RELEASE_CACHE'] = scratch();
  store = openReleaseStore(`s3://latchkey-releases/round-${rounds++}`);
});

const occasion = { by: 'a test', now: new Date('2026-11-20T08:00:00Z') };

test('a release goes through a bucket as through a folder', async () => {
  const shell = await publish(store, builtApp({ app: 'shell', code: 'shell' }));
  const checkout = await publish(store, builtApp({ app: 'checkout', code: 'one' }));
  expect(await promote(store, [shell, checkout], occasion)).toEqual({ kind: 'live' });
  expect(await store.composition()).toMatchObject({ revision: 1, live: { shell: shell.id, checkout: checkout.id } });
  expect(await store.releaseIds('checkout')).toEqual([checkout.id]);
  expect(await store.journal()).toHaveLength(2);
  expect(await verify(store, ['shell', 'checkout'], { mend: false })).toEqual([]);
});

test('three publishers at once all succeed', async () => {
  await promote(store, [await publish(store, builtApp({ app: 'shell', code: 'shell' }))], occasion);
  for (let round = 0; round < 5; round++) {
    const releases = await Promise.all(
      ['checkout', 'marketing', 'itinerary'].map((app) => publish(store, builtApp({ app, code: `${app} ${round}` }))),
    );
    await Promise.all(releases.map((release) => promote(store, [release], occasion)));
    const { live } = await store.composition();
    for (const { app, id } of releases) expect(live[app]).toBe(id);
  }
});

test('files of a bucket are brought here once, and only as they were published', async () => {
  const { server, serverIntegrity } = await publish(store, builtApp({ app: 'shell', code: 'shell' }));
  const [file, same] = await Promise.all([
    store.files.fetch(server, serverIntegrity),
    store.files.fetch(server, serverIntegrity),
  ]);
  expect(file).toBe(store.files.pathOf(server));
  expect(same).toBe(file);
  expect(integrityOf(await readFile(file ?? ''))).toBe(serverIntegrity);
  expect(await store.files.fetch('servers/shell/none.cjs')).toBeNull();
  await store.blobs.keep('servers/shell/other.cjs', 'other code');
  await expect(store.files.fetch('servers/shell/other.cjs', serverIntegrity)).rejects.toThrow(
    'is not what was published',
  );
});

test('a bucket that is not there is said, not taken for an empty one', async () => {
  const nowhere = openReleaseStore('s3://no-such-bucket');
  await expect(nowhere.composition()).rejects.toThrow('There is no bucket s3://no-such-bucket');
  expect(() => openReleaseStore('s3://')).toThrow('names no bucket');
});
