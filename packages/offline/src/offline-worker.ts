import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';
import type { StoredPages } from './stored-pages.types.ts';

/**
 * The service worker of a remote, which travels with its release: the origin sends that of the live one at an address that
 * stays. `showsNews`: it shows what is pushed, too. To end one for good, release one that unregisters itself.
 */
export const offlineWorker = (
  pages: StoredPages,
  { showsNews = false }: { readonly showsNews?: boolean } = {},
): InstanceType<typeof rspack.CopyRspackPlugin> =>
  new rspack.CopyRspackPlugin({
    patterns: [
      {
        from: path.resolve(import.meta.dirname, 'worker/offline-worker.ts'),
        to: 'offline-worker.[contenthash:8].js',
        transform: (source) => workerOf(source.toString() + (showsNews ? pushedNewsSource() : ''), pages),
      },
    ],
  });

/** The worker's script, without its types and with the `kept` that it declares. */
export const workerOf = (source: string, pages: StoredPages): string =>
  `const kept = ${JSON.stringify(pages)};\n${stripTypeScriptTypes(source)}`;

const sourceOf = (file: string): string => readFileSync(path.resolve(import.meta.dirname, 'worker', file), 'utf8');

/** The worker's source, for tests. */
export const workerSource = (): string => sourceOf('offline-worker.ts');

/** What a worker has beside where news is pushed to it. */
export const pushedNewsSource = (): string => sourceOf('pushed-news.ts');
