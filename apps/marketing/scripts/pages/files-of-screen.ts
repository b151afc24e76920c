import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of this remote that another takes in, whether at once or later: `from './x.ts'`, `import './x.css'`, `import('./x.ts')`. */
const taken = /(?:from|import)\s*(?:\(\s*(?:\/\*.*?\*\/\s*)?)?'(\.[^']+)'/g;

/** The files that a screen is made of, as paths below `root`: itself, and all that these take in, less those that `skip` names. */
export function filesOfScreen(root: string, screen: string, skip: (file: string) => boolean): string[] {
  const found = new Set<string>();
  const follow = (file: string): void => {
    const name = path.relative(root, file).split(path.sep).join('/');
    if (found.has(name) || skip(name) || !existsSync(file)) return;
    found.add(name);
    if (!/\.tsx?$/.test(file)) return;
    for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(taken)) follow(path.resolve(path.dirname(file), to));
  };
  follow(path.join(root, 'src/screens', screen, `${screen}.screen.ts`));
  return [...found].toSorted();
}
