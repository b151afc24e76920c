import path from 'node:path';
import { rspack, type RspackPluginInstance } from '@rspack/core';

const root = path.resolve(import.meta.dirname, '../../../..');
const alias = '@repository';

/**
 * Makes builds reproducible in any folder: the federation plugin writes absolute paths into a module whose id is
 * derived from its text; this makes the paths relative to the repository.
 */
export const sameAnywhere = (): {
  readonly alias: Readonly<Record<string, string>>;
  readonly plugin: RspackPluginInstance;
} => ({
  alias: { [alias]: root },
  plugin: new rspack.NormalModuleReplacementPlugin(/__module_federation_bundler_runtime__/, (asked) => {
    asked.request = asked.request.replaceAll(encodeURIComponent(`"${root}`), encodeURIComponent(`"${alias}`));
  }),
});
