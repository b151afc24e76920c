import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run/paths.ts';
import { exportsOf } from './exported-names.ts';
import { rulePapers } from './rule-papers.ts';
import { namesInSignatures } from './signatures.ts';
import { usesOf } from './uses.ts';

// `surface.md` of a package lists what it exports; the diff of the file is the review of a change of the
// package's face. An export that nobody outside the package uses says in the file which screen it waits for, or why it
// stays; else it goes. A type that nobody uses stays where the declaration of another export names it. `pnpm surface`
// writes the files anew and keeps what is said in them.
const isWriting = process.argv.includes('--write');
const packages = globSync('packages/*/package.json', { cwd: root })
  .map((file) => path.dirname(file))
  .toSorted();
const uses = usesOf(
  globSync(['{apps,packages,e2e,scripts}/**/*.{ts,tsx}', 'packages/*/.storybook/*.{ts,tsx}'], {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  }),
  root,
);
const faults: string[] = [];

for (const folder of packages) {
  const file = path.join(root, folder, 'surface.md');
  const was = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const waiting = new Map(
    [...was.matchAll(/^- `([^`]+)` `([^`]+)` ((?:waits for|stays): .+)$/gm)].map(([, door, name, what]) => [
      `${door} ${name}`,
      what ?? '',
    ]),
  );
  const { text, unused } = surfaceOf(folder, waiting);
  if (isWriting) writeFileSync(file, text);
  else if (text !== was) faults.push(`${folder}/surface.md is not what the package exports: pnpm surface`);
  for (const name of unused)
    faults.push(`${folder}: nobody uses ${name}; remove it, or say in surface.md what it waits for`);
}

// One name, one meaning (docs/glossary.md): what two packages need is exported by one of them.
for (const [name, owners] of ownersOfNames())
  if (owners.size > 1) faults.push(`${name} is exported by ${[...owners].join(' and ')}: one name, one meaning`);

for (const fault of faults) console.error(fault);
console.log(`${packages.length} packages, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

function surfaceOf(folder: string, waiting: ReadonlyMap<string, string>): { text: string; unused: string[] } {
  const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;
  const { name } = manifest;
  const doors = doorsOf(folder);
  const unused: string[] = [];
  const isUsed = (door: string, exported: string): boolean =>
    usersOf(folder, specifierOf(manifest, door), exported).length > 0;
  const named = namesInSignatures(
    path.join(root, folder),
    doors.flatMap((door) =>
      exportsOf(path.join(root, folder, door)).flatMap(({ exported, kind }) =>
        kind === 'value' || isUsed(door, exported) ? [exported] : [],
      ),
    ),
  );
  const parts = doors.map((door) => {
    const title = specifierOf(manifest, door);
    const lines = exportsOf(path.join(root, folder, door)).map(({ exported, kind }) => {
      const waits = waiting.get(`${path.basename(door)} ${exported}`);
      if (isUsed(door, exported) || (kind === 'type' && named.has(exported)))
        return `- \`${exported}\`${kind === 'type' ? ' (type)' : ''}`;
      if (waits === undefined || !isTrue(waits, exported, folder)) unused.push(`${exported} of ${door}`);
      return `- \`${path.basename(door)}\` \`${exported}\` ${waits ?? 'waits for: ?'}`;
    });
    return `## ${title}\n\n${lines.join('\n')}\n`;
  });
  const head = `# The surface of ${name}\n\nWhat the package exports. Written by \`pnpm surface\`; only what an export that nobody outside uses waits for, or why it stays, is written by hand.\n`;
  return { text: [head, ...parts].join('\n'), unused };
}

/** The packages that export a name of their own making. */
function ownersOfNames(): ReadonlyMap<string, ReadonlySet<string>> {
  const owners = new Map<string, Set<string>>();
  for (const folder of packages)
    for (const door of doorsOf(folder))
      for (const { exported, isPassedOn } of exportsOf(path.join(root, folder, door)))
        if (!isPassedOn) owners.set(exported, (owners.get(exported) ?? new Set()).add(folder));
  return owners;
}

function doorsOf(folder: string): string[] {
  return globSync('exports/*.{ts,tsx}', { cwd: path.join(root, folder), exclude: ['**/*.d.ts'] }).toSorted();
}

/** Whether what is said of an export can be: the README shows it, a heading of a document names it, a screen is to come. */
function isTrue(said: string, exported: string, folder: string): boolean {
  if (said === 'waits for: ?') return false;
  if (said === 'stays: the README shows it')
    return new RegExp(`\\b${exported}\\b`).test(readFileSync(path.join(root, folder, 'README.md'), 'utf8'));
  const [, document, heading] = /^stays: (docs\/\S+\.md), "(.+)"$/.exec(said) ?? [];
  if (document === undefined) return true;
  const papers =
    document === 'docs/rules.md'
      ? rulePapers(root).map(({ text }) => text)
      : [readFileSync(path.join(root, document), 'utf8')];
  return papers.some((text) => text.includes(`\n## ${heading}\n`));
}

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string>>;
}

/** How others write the address of a module of `exports/`: `@latchkey/site` for `site.ts`, `@latchkey/site/urls` for `urls.ts`. */
function specifierOf({ name, exports }: Manifest, door: string): string {
  for (const [key, target] of Object.entries(exports)) {
    const [before = '', after] = target.replace('./', '').split('*');
    if (after === undefined ? before === door : door.startsWith(before) && door.endsWith(after))
      return `${name}${key.slice(1).replace('*', door.slice(before.length, door.length - (after ?? '').length))}`;
  }
  return `${name}/${door}`;
}

/** The parts outside the package that take a name from one of its modules. */
function usersOf(folder: string, specifier: string, exported: string): string[] {
  const users = uses.filter(
    (use) => use.from === specifier && use.part !== folder && (use.name === exported || use.name === '*'),
  );
  return [...new Set(users.map(({ part }) => part))].toSorted();
}
