import { rspack, type Compiler, type RspackPluginInstance } from '@rspack/core';

/** Of scripts and of style sheets. */
const tables = /(sri(?:Css)?Hashes)\s*=\s*\{([^}]*)\}/g;

/**
 * The tables of integrities that an entry carries, in the order of their chunks: the bundler writes them in the order in which
 * its threads came to an end, and two builds of the same files would be two releases. Before files are minified and named.
 */
export class OrderedHashesPlugin implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    const { sources, Compilation } = rspack;
    compiler.hooks.compilation.tap('OrderedHashesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
      compilation.hooks.processAssets.tap({ name: 'OrderedHashesPlugin', stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          if (!name.endsWith('.js')) continue;
          const code = String(asset.source());
          if (code.search(tables) !== -1) compilation.updateAsset(name, new sources.RawSource(withOrderedHashes(code)));
        }
      });
    });
  }
}

/** Code with its tables in order. */
export const withOrderedHashes = (code: string): string =>
  code.replaceAll(tables, (_, name: string, entries: string) => {
    const ordered = entries.split(',').map((one) => one.trim());
    return `${name} = {${ordered.toSorted().join(',')}}`;
  });
