import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../run/paths.ts';

const list = 'packages/ui/src/base/breakpoints.css';

/**
 * What says the size of a window by a figure of its own. Styles say it by a name of the list; a picture's `sizes` and a
 * script's `matchMedia`, which cannot, by a figure that stands in the list. A name that no style says goes.
 */
export function windowsByHand(): string[] {
  const written = readFileSync(path.join(root, list), 'utf8');
  const names = [...written.matchAll(/@custom-media (--[\w-]+)/g)].map(([, name = '']) => name);
  const widths = new Set([...written.matchAll(/width >= (\d+)px/g)].map(([, width]) => Number(width)));
  const said = new Set<string>();
  const faults: string[] = [];
  for (const file of filesOf('css'))
    for (const [prelude] of textOf(file).matchAll(/@media[^{]*/g)) {
      for (const [name] of prelude.matchAll(/--[\w-]+/g)) said.add(name);
      if (/\d/.test(prelude)) faults.push(`${file}: ${prelude.trim()}: a window is said by a name of ${list}`);
    }
  for (const file of filesOf('{ts,tsx}'))
    for (const [text, end, width] of textOf(file).matchAll(/\((min|max)-width: ?(\d+)px\)/g))
      if (!widths.has(Number(width) + (end === 'max' ? 1 : 0))) faults.push(`${file}: ${text} is no window of ${list}`);
  for (const name of names) if (!said.has(name)) faults.push(`${list}: no style says ${name}`);
  return faults;
}

const filesOf = (ending: string): string[] =>
  globSync(`{apps,packages}/*/{src,exports}/**/*.${ending}`, { cwd: root }).filter((file) => file !== list);

const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');
