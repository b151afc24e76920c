import type { Readable } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { WholePage } from './cached-pages.ts';

/** Whether a browser takes brotli, by its `accept-encoding`. */
export const takesBrotli = (accepted: string | string[] | undefined): boolean => /\bbr\b/.test(String(accepted ?? ''));

/** Sends a page that is kept whole, as brotli where the browser takes it. */
export function sendWhole(page: WholePage, accepted: string | string[] | undefined, reply: FastifyReply): FastifyReply {
  const isBrotli = takesBrotli(accepted);
  if (isBrotli) reply.header('content-encoding', 'br');
  return reply
    .code(page.status)
    .headers(page.headers)
    .header('vary', 'accept-encoding')
    .send(isBrotli ? page.brotli : page.plain);
}

/** A page as brotli where the browser takes it, flushed with every part so that a streaming page is seen as it comes. */
export function compressed(body: Readable, accepted: string | string[] | undefined, reply: FastifyReply): Readable {
  reply.header('vary', 'accept-encoding');
  if (!takesBrotli(accepted)) return body;
  reply.header('content-encoding', 'br');
  const brotli = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    flush: constants.BROTLI_OPERATION_FLUSH,
  });
  body.on('error', (error) => brotli.destroy(error));
  brotli.on('close', () => body.destroy());
  return body.pipe(brotli);
}
