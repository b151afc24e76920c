import { readFileSync } from 'node:fs';
import path from 'node:path';
import { reachedFrom, resolved } from './source-imports.ts';

/** A part that the server draws and that loads later, and the style sheets which its page does not bring. */
export interface UnstyledIsland {
  readonly island: string;
  readonly styles: readonly string[];
}

const laterPart = /\b(?:island|lazyPart)\(\s*\(\) =>\s*import\((?:\/\*.*?\*\/\s*)?'([^']+)'/g;

/** The files of the parts of a page that the server draws and that load later. */
export const islandsOf = (page: string): string[] =>
  [...reachedFrom(page)]
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(laterPart)].map(([, specifier = '']) => resolved(specifier, file)),
    )
    .filter((file) => file !== null);

/**
 * The parts of a page that would arrive unstyled: the server draws them, their script comes later, and a style sheet
 * of theirs is imported with their script instead of by the page. `page` is the file of a screen.
 */
export function unstyledIslands(page: string): UnstyledIsland[] {
  const ofPage = reachedFrom(page);
  return islandsOf(page).flatMap((island) => {
    const styles = [...reachedFrom(island)].filter((file) => file.endsWith('.css') && !ofPage.has(file));
    return styles.length === 0
      ? []
      : [{ island: path.basename(island), styles: styles.map((file) => path.basename(file)) }];
  });
}
