import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The list of names, as a style sheet's own package finds it. */
const list = '@latchkey/ui/breakpoints.css';

/** A style sheet with each named window (`@media (--from-tablet)`) written out, and the file that names them. */
export interface WrittenOut {
  readonly css: string;
  /** Null where the sheet names none. */
  readonly list: string | null;
}

/**
 * Writes out the `@custom-media` of the list in one style sheet: browsers do not read them yet. Throws for a name that is
 * not in the list. `file` is where the sheet lies.
 */
export function writeOutMedia(css: string, file: string): WrittenOut {
  if (!/@media[^{]*\(--/.test(css)) return { css, list: null };
  const from = createRequire(file).resolve(list);
  const media = namedMedia(readFileSync(from, 'utf8'));
  const written = (_: string, name: string): string => {
    const window = media.get(name);
    if (window === undefined) throw new Error(`${file}: ${name} is no name of ${list}`);
    return window;
  };
  return {
    css: css.replaceAll(/@media[^{]*/g, (prelude) => prelude.replaceAll(/\((--[\w-]+)\)/g, written)),
    list: from,
  };
}

/** What each name of a list stands for: one condition in brackets. */
export const namedMedia = (css: string): ReadonlyMap<string, string> =>
  new Map(
    [...css.matchAll(/@custom-media (--[\w-]+) (\([^()]+\));/g)].map(([, name = '', window = '']) => [name, window]),
  );
