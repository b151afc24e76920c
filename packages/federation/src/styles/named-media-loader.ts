import type { LoaderContext } from '@rspack/core';
import { writeOutMedia } from './named-media.ts';
import { rulesOfOthers } from './own-rules.ts';

/** The one place of rules for the whole page, and what libraries bring with them, which nobody here writes. */
const notModules = /[\\/]ui[\\/]src[\\/]base[\\/]|[\\/]node_modules[\\/]/;

function faultsOf(css: string, file: string): string[] {
  if (notModules.test(file)) return [];
  return file.endsWith('.module.css') ? rulesOfOthers(css) : ['no module: its rules would be for the whole page'];
}

/** For the bundler: writes out the named windows of a style sheet, and refuses a module that reaches beyond its own elements. */
export default function namedMedia(this: LoaderContext, css: string): string {
  const faults = faultsOf(css, this.resourcePath);
  if (faults.length > 0) throw new Error(`${this.resourcePath}:\n${faults.join('\n')}`);
  const written = writeOutMedia(css, this.resourcePath);
  if (written.list !== null) this.addDependency(written.list);
  return written.css;
}
