import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSandbox } from '../app.ts';
import { readSettings } from '../settings.ts';
import { createSandboxState } from '../state/sandbox-state.ts';

const read = readSettings({});
if ('faults' in read) throw new Error(read.faults.join());
const { settings } = read;
let app: FastifyInstance;
let client: S3Client;

beforeAll(async () => {
  app = await buildSandbox(createSandboxState(), settings, pino({ level: 'silent' }));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  client = new S3Client({
    endpoint: `${address}/s3`,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    maxAttempts: 1,
  });
  await client.send(new CreateBucketCommand({ Bucket: 'releases' }));
});
afterAll(() => app.close());

const put = (Key: string, Body: string, more: object = {}) =>
  client.send(new PutObjectCommand({ Bucket: 'releases', Key, Body, ...more }));
const statusOf = (asking: Promise<{ $metadata: { httpStatusCode?: number | undefined } }>) =>
  asking.then(
    ({ $metadata }) => $metadata.httpStatusCode,
    (error: unknown) => (error as { $metadata: { httpStatusCode: number } }).$metadata.httpStatusCode,
  );

it('gives back what was put, with one ETag for one content', async () => {
  const written = await put('a/one.json', '{"revision":1}');
  const found = await client.send(new GetObjectCommand({ Bucket: 'releases', Key: 'a/one.json' }));
  expect(await found.Body?.transformToString()).toBe('{"revision":1}');
  expect(found.ETag).toBe(written.ETag);
  const head = await client.send(new HeadObjectCommand({ Bucket: 'releases', Key: 'a/one.json' }));
  expect(head.ContentLength).toBe(14);
});

it('refuses a write whose condition does not hold', async () => {
  const first = await put('conditions', 'first', { IfNoneMatch: '*' });
  expect(await statusOf(put('conditions', 'second', { IfNoneMatch: '*' }))).toBe(412);
  const second = await put('conditions', 'second', { IfMatch: first.ETag });
  expect(second.ETag).not.toBe(first.ETag);
  expect(await statusOf(put('conditions', 'third', { IfMatch: first.ETag }))).toBe(412);
  expect(await statusOf(put('nothing', 'here', { IfMatch: first.ETag }))).toBe(404);
});

it('lists in order, a page at a time', async () => {
  for (const name of ['c', 'a', 'b&d']) await put(`list/${name}`, name);
  await put('other/x', 'x');
  const keys = [];
  for await (const { Contents = [] } of paginateListObjectsV2(
    { client, pageSize: 2 },
    { Bucket: 'releases', Prefix: 'list/' },
  ))
    keys.push(...Contents.map(({ Key }) => Key));
  expect(keys).toEqual(['list/a', 'list/b&d', 'list/c']);
});

it('knows no object and no bucket by name', async () => {
  await put('gone', 'soon');
  await client.send(new DeleteObjectCommand({ Bucket: 'releases', Key: 'gone' }));
  const ask = (Bucket: string) => client.send(new GetObjectCommand({ Bucket, Key: 'gone' }));
  await expect(ask('releases')).rejects.toMatchObject({ name: 'NoSuchKey' });
  await expect(ask('no-such-bucket')).rejects.toMatchObject({ name: 'NoSuchBucket' });
});

it('wants a signature', async () => {
  expect((await app.inject({ method: 'GET', url: '/s3/releases/gone' })).statusCode).toBe(403);
});
