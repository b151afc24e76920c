import path from 'node:path';
import { rspack, type RspackPluginInstance } from '@rspack/core';

const root = path.resolve(import.meta.dirname, '../../../..');
const alias = '@repository';

/**
 * The same commit gives the same files in whatever folder it is built. The federation plugin writes a module whose text
 * names files by their whole paths, and a module's number is taken from its name, which is that text: the paths in it
 * begin at the repository instead.
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
