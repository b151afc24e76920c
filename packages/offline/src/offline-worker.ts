import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';

/** What a remote's service worker keeps of its pages. */
export interface KeptPages {
  /** Before the name of each of its caches, and of no other's. */
  readonly prefix: string;
  /** How many pages are kept, each with those that it leads to; the oldest goes. */
  readonly mostPages: number;
  /** Paths of the pages that may be kept, as the source of a regular expression. */
  readonly pages: string;
  /** Search parameters that say what came of a press; they are no part of an address. */
  readonly outcome: readonly string[];
  /** Search parameters that make another page of it: a copy without them never stands in for it. */
  readonly other: readonly string[];
  /** The path to which who is not signed in is led: whoever comes there leaves no copy behind. Null where nobody signs in. */
  readonly door: string | null;
  /** A copy has no scripts: it is read as the server made it, whichever of its files were kept, and nothing can be pressed. */
  readonly toRead: boolean;
}

/**
 * The service worker of a remote, which travels with its release: the origin sends that of the live one at an address that
 * stays. To end one for good, release one that unregisters itself.
 */
export const offlineWorker = (pages: KeptPages): InstanceType<typeof rspack.CopyRspackPlugin> =>
  new rspack.CopyRspackPlugin({
    patterns: [
      {
        from: path.resolve(import.meta.dirname, 'worker/offline-worker.ts'),
        to: 'offline-worker.[contenthash:8].js',
        transform: (source) => workerOf(source.toString(), pages),
      },
    ],
  });

/** The worker's script: its types out of it, and what is kept in. */
export const workerOf = (source: string, pages: KeptPages): string =>
  `const kept = ${JSON.stringify(pages)};\n${stripTypeScriptTypes(source).replace(/^export \{\};$/m, '')}`;

/** The worker's source, for tests. */
export const workerSource = (): string =>
  readFileSync(path.resolve(import.meta.dirname, 'worker/offline-worker.ts'), 'utf8');
