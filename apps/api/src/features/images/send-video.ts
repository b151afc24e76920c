import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

const daySeconds = 86_400;

/** Sends a video, whole or the part that a player asks for (RFC 9110, "Range"); players wind by asking for parts. */
export async function sendVideo(request: FastifyRequest, reply: FastifyReply, file: string): Promise<FastifyReply> {
  const { size } = await stat(file);
  const part = byteRangeOf(request.headers.range, size);
  reply
    .type('video/webm')
    .header('accept-ranges', 'bytes')
    .header('cache-control', `public, max-age=${daySeconds}`)
    .header('x-content-type-options', 'nosniff');
  if (part === null) return reply.header('content-length', size).send(createReadStream(file));
  if (part === 'beyond') return reply.code(416).header('content-range', `bytes */${size}`).send();
  return reply
    .code(206)
    .header('content-range', `bytes ${part.start}-${part.end}/${size}`)
    .header('content-length', part.end - part.start + 1)
    .send(createReadStream(file, part));
}

/** Null where the whole is asked for, or what cannot be read as one part. */
export function byteRangeOf(
  range: string | undefined,
  size: number,
): { readonly start: number; readonly end: number } | 'beyond' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start >= size || start > end ? 'beyond' : { start, end };
}
