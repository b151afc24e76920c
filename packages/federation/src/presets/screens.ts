import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A remote's screens, found by their files: `src/screens/<folder>/<name>.screen.ts`. */
export function findScreens(directory: string): { readonly name: string; readonly file: string }[] {
  return globSync('src/screens/*/*.screen.ts', { cwd: directory })
    .toSorted()
    .map((file) => ({ name: path.basename(file, '.screen.ts'), file: `./${file}` }));
}

/** A remote's public face: one expose a screen, and its words. */
export function exposesOf(directory: string): Record<string, string> {
  const screens = findScreens(directory).map(({ name, file }) => [`./screens/${name}`, file]);
  return Object.fromEntries([...screens, ['./i18n', './src/i18n.ts']]) as Record<string, string>;
}

/** What answers the forms of a remote's screens (`<name>.action.ts` beside the screen): for the server alone. */
function actionsOf(directory: string): Record<string, string> {
  const files = globSync('src/screens/*/*.action.ts', { cwd: directory }).toSorted();
  return Object.fromEntries(files.map((file) => [`./actions/${path.basename(file, '.action.ts')}`, `./${file}`]));
}

/** Writes the entry of a remote's server bundle: the same face as the browser's exposes, and the actions. */
export function writeServerEntry(directory: string): string {
  const target = path.join(directory, '.rspack', 'server-entry.ts');
  const lines = Object.entries({ ...exposesOf(directory), ...actionsOf(directory) }).map(
    ([expose, file], place) =>
      [
        `import * as part${place} from ${JSON.stringify(`../${file}`)};`,
        `  ${JSON.stringify(expose)}: part${place},`,
      ] as const,
  );
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(
    target,
    `${lines.map(([from]) => from).join('\n')}\nexport const exposes = {\n${lines.map(([, entry]) => entry).join('\n')}\n};\n`,
  );
  return target;
}
