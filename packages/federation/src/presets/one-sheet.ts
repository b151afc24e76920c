import type { Chunk, Compiler, RspackPluginInstance } from '@rspack/core';

/** The bundler's name for its code that fetches style sheets. */
const fetchesSheets = 'css_loading';

/**
 * For a build whose styles are all in the sheet that its document brings: leaves out the bundler's code for fetching sheets
 * of other parts. The build fails when a part has a sheet of its own, which nothing would fetch.
 */
export class OneSheetPlugin implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('OneSheetPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('OneSheetPlugin', ({ name, source }) => {
        if (name === fetchesSheets && source) source.source = Buffer.from('');
      });
      compilation.hooks.afterSeal.tap('OneSheetPlugin', () => {
        for (const chunk of compilation.chunks)
          if (!chunk.isOnlyInitial() && hasSheet(chunk))
            throw new Error(`${chunk.name ?? chunk.id} has a style sheet of its own, which nothing would fetch`);
      });
    });
  }
}

const hasSheet = ({ files }: Chunk): boolean => [...files].some((file) => file.endsWith('.css'));
