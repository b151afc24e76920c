import path from 'node:path';
import { inCopyOfRepository } from './run/copy.ts';
import { main, step, StepFailed } from './run/step.ts';

/** Packages whose tests are held to finding changes of the code; each says in its stryker.config.json of which code. */
const measured: ReadonlyMap<string, string> = new Map([
  ['core', 'packages/booking-core'],
  ['api', 'apps/api'],
]);

/** What a pattern of files means without being told. */
const neverMutated = ['test', 'test-d', 'types', 'fixtures', 'queries', 'routes'].map((kind) => `!src/**/*.${kind}.ts`);

// `pnpm mutate [core|api] [files]`: puts small faults into the code, one at a time, and counts those that the tests find.
// The faults are written into the files, so it happens in a copy of the repository. `files` is a pattern of Stryker's from
// the package's folder, in place of all that the package measures; the limits that it fails below hold for it too.
await main(async () => {
  const [name, files] = process.argv.slice(2);
  const folders = name === undefined ? [...measured.values()] : [measured.get(name)];
  await inCopyOfRepository('mutants', async (copy) => {
    for (const folder of folders) {
      if (folder === undefined)
        throw new StepFailed(`Which code? pnpm mutate [${[...measured.keys()].join('|')}] [files]`);
      const some = files === undefined ? [] : ['--mutate', [files, ...neverMutated].join(',')];
      await step(`Mutants of ${folder}`, 'pnpm', ['exec', 'stryker', 'run', ...some], { cwd: path.join(copy, folder) });
    }
  });
});
