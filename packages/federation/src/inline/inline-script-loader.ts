import type { LoaderContext } from '@rspack/core';
import { scriptText } from './script-text.ts';

/** For the bundler: a module asked for by `?script` is the text of an inline script. */
export default function inlineScript(this: LoaderContext): void {
  const answer = this.async();
  scriptText(this.resourcePath).then(
    ({ text, files }) => {
      for (const file of files) this.addDependency(file);
      answer(null, text);
    },
    (error: unknown) => answer(error instanceof Error ? error : new Error(String(error))),
  );
}
