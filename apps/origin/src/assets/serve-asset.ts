import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { isCompressible, type StoreFiles } from '@latchkey/releases/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { takesBrotli } from '../pages/compressed.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** Answers a released file: immutable, already compressed when the browser takes brotli. */
export async function serveAsset(
  { fetch }: StoreFiles,
  request: FastifyRequest<{ Params: { app: string; file: string } }>,
  reply: FastifyReply,
): Promise<unknown> {
  const { app, file } = request.params;
  const type = types[path.extname(file)];
  if (!type || !/^[a-z-]+$/.test(app) || !/^[\w.~-]+$/.test(file)) return reply.code(404).send();
  const name = `assets/${app}/${file}`;
  // A twin that is never there would be asked of a bucket for every font and picture.
  const mayBeBrotli = isCompressible(file) && takesBrotli(request.headers['accept-encoding']);
  const brotli = mayBeBrotli ? await fetch(`${name}.br`) : null;
  const target = brotli ?? (await fetch(name));
  if (target === null) return reply.code(404).header('cache-control', 'no-store').send();
  reply.headers({
    'content-type': type,
    'content-length': (await stat(target)).size,
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    ...(brotli === null ? {} : { 'content-encoding': 'br' }),
  });
  return reply.send(createReadStream(target));
}
