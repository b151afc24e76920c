import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inCopyOfRepository } from './run/copy.ts';
import { main, step, StepFailed } from './run/step.ts';

/** Packages whose tests are held to finding changes of the code; each says in its stryker.config.json of which code. */
const measured: ReadonlyMap<string, string> = new Map([
  ['core', 'packages/booking-core'],
  ['api', 'apps/api'],
]);

/** What a pattern of files means without being told. */
const neverMutated = ['test', 'test-d', 'types', 'fixture', 'fixtures', 'queries', 'routes'].map(
  (kind) => `!src/**/*.${kind}.ts`,
);

// `pnpm mutate [core|api] [files] [--every n]`: puts small faults into the code, one at a time, and counts those that the
// tests find. The faults are written into the files, so it happens in a copy of the repository. `files` is a pattern of
// Stryker's from the package's folder, in place of all that the package measures; the limits that it fails below hold for
// it too. `--every 20` takes each twentieth line only: an estimate, in a twentieth of the time.
await main(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { every: { type: 'string' } } });
  const [name, files] = positionals;
  const every = Number(values.every ?? 1);
  if (!Number.isInteger(every) || every < 1) throw new StepFailed('--every takes a number of lines, as --every 20');
  const folders = name === undefined ? [...measured.values()] : [measured.get(name)];
  await inCopyOfRepository('mutants', async (copy) => {
    for (const folder of folders) {
      if (folder === undefined)
        throw new StepFailed(`Which code? pnpm mutate [${[...measured.keys()].join('|')}] [files] [--every n]`);
      const cwd = path.join(copy, folder);
      const named = files === undefined ? null : [...files.split(','), ...neverMutated];
      const mutated = every === 1 ? named : linesOf(cwd, named ?? patternsOf(cwd), every);
      // Stryker divides what it is given by commas, those in the braces of its own configuration's patterns too.
      const given = mutated === null ? [] : ['--mutate', mutated.join(',')];
      await step(`Mutants of ${folder}`, 'pnpm', ['exec', 'stryker', 'run', ...given], { cwd });
    }
  });
});

function patternsOf(folder: string): string[] {
  const config = readFileSync(path.join(folder, 'stryker.config.json'), 'utf8');
  return (JSON.parse(config) as { mutate: string[] }).mutate;
}

/** Each n-th line of the code that some patterns name, as Stryker is told of single lines. A fault of several lines is not tried. */
function linesOf(folder: string, patterns: readonly string[], every: number): string[] {
  const named = patterns.filter((pattern) => !pattern.startsWith('!'));
  const exclude = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  const code = globSync(named, { cwd: folder, exclude })
    .toSorted()
    .flatMap((file) =>
      readFileSync(path.join(folder, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => (/^\s*[^\s/*]/.test(line) ? [`${file}:${at + 1}-${at + 1}`] : [])),
    );
  return code.filter((_, at) => at % every === Math.floor(every / 2));
}
