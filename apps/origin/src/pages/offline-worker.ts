import { readFile } from 'node:fs/promises';
import type { StoreFiles } from '@latchkey/releases/store';
import type { FastifyReply } from 'fastify';
import type { Composer } from '../releases/composer.ts';

/** The service worker among a release's files. */
const workerFile = /^offline-worker\.[0-9a-f]+\.js$/;

/**
 * Sends the service worker of a remote as its live release carries it. Its scope is the folder that it lies in, and no
 * header widens that. The browser asks for it anew each time; a release without one ends it.
 */
export async function sendOfflineWorker(
  { composer, files }: { readonly composer: Composer; readonly files: StoreFiles },
  remote: 'itinerary' | 'desk',
  reply: FastifyReply,
): Promise<unknown> {
  const released = Object.keys((await composer.compose())?.remotes[remote]?.files ?? {});
  const name = released.find((file) => workerFile.test(file));
  const file = name === undefined ? null : await files.fetch(`assets/${remote}/${name}`);
  if (file === null) return reply.code(404).header('cache-control', 'no-store').send();
  return reply
    .type('text/javascript; charset=utf-8')
    .headers({
      'cache-control': 'no-cache',
      // It may fetch from here, and run only what came with it.
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    .send(await readFile(file));
}
