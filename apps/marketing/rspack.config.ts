import { remote } from '@latchkey/federation/presets';
import { rspack } from '@rspack/core';

const [browser, ...others] = remote({ directory: import.meta.dirname, app: 'marketing' });

/** The journal's feeds travel with the release: the origin sends those of the live one at an address that stays. */
const feeds = new rspack.CopyRspackPlugin({
  patterns: [{ from: 'src/journal/made/*.xml', to: '[name].[contenthash:8][ext]' }],
});

export default [{ ...browser, plugins: [...(browser?.plugins ?? []), feeds] }, ...others];
