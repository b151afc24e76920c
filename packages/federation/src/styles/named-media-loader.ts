import type { LoaderContext } from '@rspack/core';
import { writeOutMedia } from './named-media.ts';

/** For the bundler: writes out the named windows of a style sheet. */
export default function namedMedia(this: LoaderContext, css: string): string {
  const written = writeOutMedia(css, this.resourcePath);
  if (written.list !== null) this.addDependency(written.list);
  return written.css;
}
