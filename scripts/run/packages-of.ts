import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Folders of the packages that an app's build is made of: its dependencies and theirs, and the presets that build it. */
export function packagesOf(app: string, root: string): string[] {
  const found = new Set<string>();
  const manifestOf = (part: string): Manifest =>
    JSON.parse(readFileSync(path.join(root, part, 'package.json'), 'utf8')) as Manifest;
  const add = (names: readonly string[]): void => {
    for (const name of names) {
      const part = `packages/${name.replace('@latchkey/', '')}`;
      if (!name.startsWith('@latchkey/') || found.has(part)) continue;
      found.add(part);
      add(Object.keys(manifestOf(part).dependencies ?? {}));
    }
  };
  const { dependencies = {}, devDependencies = {} } = manifestOf(`apps/${app}`);
  add([
    ...Object.keys(dependencies),
    ...Object.keys(devDependencies).filter((name) => name === '@latchkey/federation'),
  ]);
  return [...found].toSorted();
}
