import { remote } from '@latchkey/federation/presets';
import { rspack } from '@rspack/core';

const [browser, ...others] = remote({ directory: import.meta.dirname, app: 'marketing' });

/**
 * The journal's feeds and the dates of the pages travel with the release: the origin sends the feeds of the live one at an
 * address that stays, and dates its sitemap.
 */
const beside = new rspack.CopyRspackPlugin({
  patterns: [
    { from: 'src/journal/made/*.xml', to: '[name].[contenthash:8][ext]' },
    { from: 'page-dates.json', to: '[name].[contenthash:8][ext]' },
  ],
});

export default [{ ...browser, plugins: [...(browser?.plugins ?? []), beside] }, ...others];
