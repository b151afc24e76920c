import type { FastifyReply } from 'fastify';
import type { StoredObject } from './objects.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

const messages = {
  NoSuchBucket: [404, 'The specified bucket does not exist'],
  NoSuchKey: [404, 'The specified key does not exist.'],
  PreconditionFailed: [412, 'At least one of the pre-conditions you specified did not hold'],
  ConditionalRequestConflict: [409, 'A conflicting conditional operation is currently in progress.'],
  AccessDenied: [403, 'Access Denied'],
  NotImplemented: [501, 'A header you provided implies functionality that is not implemented'],
} as const;

/** A refusal as S3 words it. */
export function refuse(reply: FastifyReply, code: keyof typeof messages): FastifyReply {
  const [status, message] = messages[code];
  return reply
    .code(status)
    .type('application/xml')
    .send(`${declaration}<Error><Code>${code}</Code><Message>${message}</Message></Error>`);
}

/** `ListObjectsV2`. */
export function listed(
  reply: FastifyReply,
  bucket: string,
  prefix: string,
  found: readonly (readonly [key: string, object: StoredObject])[],
  next: string | null,
): FastifyReply {
  const contents = found.map(
    ([key, { content, etag, lastModified }]) =>
      `<Contents><Key>${xml(key)}</Key><LastModified>${lastModified.toISOString()}</LastModified><ETag>${xml(etag)}</ETag><Size>${content.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
  );
  const more =
    next === null
      ? '<IsTruncated>false</IsTruncated>'
      : `<IsTruncated>true</IsTruncated><NextContinuationToken>${xml(next)}</NextContinuationToken>`;
  return reply
    .type('application/xml')
    .send(
      `${declaration}<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${xml(bucket)}</Name><Prefix>${xml(prefix)}</Prefix><KeyCount>${found.length}</KeyCount>${more}${contents.join('')}</ListBucketResult>`,
    );
}

const xml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
