import { stripTypeScriptTypes } from 'node:module';
import { remote } from '@latchkey/federation/presets';
import { rspack } from '@rspack/core';

const [browser, ...others] = remote({ directory: import.meta.dirname, app: 'itinerary' });

/** The service worker travels with the release: the origin sends that of the live one at an address that stays. */
const offlineWorker = new rspack.CopyRspackPlugin({
  patterns: [
    {
      from: 'src/offline-worker/offline-worker.ts',
      to: 'offline-worker.[contenthash:8].js',
      transform: (source) => stripTypeScriptTypes(source.toString()).replace(/^export \{\};$/m, ''),
    },
  ],
});

export default [{ ...browser, plugins: [...(browser?.plugins ?? []), offlineWorker] }, ...others];
