import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listed, refuse } from './answers.ts';
import { objectOf, pageOfKeys, refusedWrite, type Buckets, type Conditions, type StoredObject } from './objects.ts';

type InBucket = FastifyRequest<{
  Params: { bucket: string; '*': string };
  Querystring: Readonly<Record<string, string | undefined>>;
}>;

/** As many keys as S3 gives at once. */
const mostKeys = 1000;

/** The largest object, in bytes. */
const mostBytes = 64 * 1024 * 1024;

/**
 * A bucket as S3 has it, for the client of its provider with addresses by path: `CreateBucket`, GET,
 * HEAD, PUT, DELETE of whole objects, `ListObjectsV2`, and conditional writes. Signatures are wanted and not
 * checked; uploads in parts, versions, copies and ranges are not there.
 */
export async function bucketRoutes(app: FastifyInstance): Promise<void> {
  const buckets: Buckets = new Map();
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_, body, done) => done(null, body));
    scope.addHook('onRequest', async (request, reply) =>
      request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ') ? undefined : refuse(reply, 'AccessDenied'),
    );
    for (const url of ['/s3/:bucket', '/s3/:bucket/']) {
      scope.put(url, (request: InBucket, reply) => create(buckets, request, reply));
      scope.get(url, (request: InBucket, reply) => list(buckets, request, reply));
    }
    scope.get('/s3/:bucket/*', (request: InBucket, reply) => {
      const found = buckets.get(request.params.bucket)?.get(request.params['*']);
      if (found === undefined) return refuse(reply, buckets.has(request.params.bucket) ? 'NoSuchKey' : 'NoSuchBucket');
      described(reply, found);
      if (conditionsOf(request).ifNoneMatch === found.etag) return reply.code(304).send();
      return reply.type('application/octet-stream').send(found.content);
    });
    scope.put('/s3/:bucket/*', (request: InBucket, reply) => put(buckets, request, reply));
    scope.delete('/s3/:bucket/*', (request: InBucket, reply) => {
      buckets.get(request.params.bucket)?.delete(request.params['*']);
      return reply.code(204).send();
    });
  });
}

function create(buckets: Buckets, { params: { bucket } }: InBucket, reply: FastifyReply): FastifyReply {
  buckets.set(bucket, buckets.get(bucket) ?? new Map<string, StoredObject>());
  return reply.header('location', `/${bucket}`).send();
}

function put(buckets: Buckets, request: InBucket, reply: FastifyReply): FastifyReply {
  const { bucket, '*': key } = request.params;
  const isInPieces = String(request.headers['content-encoding'] ?? '').includes('aws-chunked');
  if (isInPieces || !(request.body instanceof Buffer)) return refuse(reply, 'NotImplemented');
  const objects = buckets.get(bucket);
  if (objects === undefined) return refuse(reply, 'NoSuchBucket');
  const refused = refusedWrite(objects.get(key), conditionsOf(request));
  if (refused !== null) return refuse(reply, refused === 404 ? 'NoSuchKey' : 'PreconditionFailed');
  const written = objectOf(request.body);
  objects.set(key, written);
  return reply.header('etag', written.etag).send();
}

function list(buckets: Buckets, { params, query }: InBucket, reply: FastifyReply): FastifyReply {
  const objects = buckets.get(params.bucket);
  if (objects === undefined) return refuse(reply, 'NoSuchBucket');
  const prefix = query['prefix'] ?? '';
  const most = Math.min(mostKeys, Number(query['max-keys'] ?? mostKeys));
  const { keys, isTruncated } = pageOfKeys(objects, { prefix, after: query['continuation-token'] ?? '', most });
  const found = keys.flatMap((key) => {
    const object = objects.get(key);
    return object === undefined ? [] : [[key, object] as const];
  });
  return listed(reply, params.bucket, prefix, found, isTruncated ? (keys.at(-1) ?? null) : null);
}

const conditionsOf = ({ headers }: FastifyRequest): Conditions => ({
  ifMatch: headers['if-match'],
  ifNoneMatch: headers['if-none-match'],
});

const described = (reply: FastifyReply, { etag, lastModified }: StoredObject): FastifyReply =>
  reply.headers({ etag, 'last-modified': lastModified.toUTCString() });
