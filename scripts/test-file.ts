import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './run/paths.ts';
import { main, step, StepFailed } from './run/step.ts';

// `pnpm test:file apps/api/test/races.test.ts …`: test files of any app or package, after what they need is built; a
// `.spec.ts` of e2e is a journey. Options go on to vitest: `-t "a name"`.
await main(async () => {
  const given = process.argv.slice(2);
  const files = given.filter((word) => /\.(?:test|test-d|spec)\.tsx?$/.test(word));
  const options = given.filter((word) => !files.includes(word));
  const [first] = files;
  if (first === undefined) throw new StepFailed('Which file? For example: pnpm test:file apps/api/test/races.test.ts');
  for (const file of files)
    if (!existsSync(path.join(root, file))) throw new StepFailed(`There is no ${file} in the repository.`);
  const folders = [...new Set(files.map((file) => packageOf(file)))];
  const [folder = ''] = folders;
  if (folders.length > 1) throw new StepFailed(`One app or package at a time, not ${folders.join(' and ')}`);
  const own = files.map((file) => path.relative(folder, file));
  if (folder === 'e2e' && first.endsWith('.spec.ts'))
    return step('Journeys in the browser', 'pnpm', [
      '--filter',
      '@latchkey/e2e',
      'run',
      'journeys',
      ...own,
      ...options,
    ]);
  const { name } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as { name: string };
  const quiet = ['--output-logs=errors-only'];
  await step('Building what it needs', 'turbo', ['run', 'build', `--filter=${name}^...`, ...quiet], { quiet: true });
  await step('Its words', 'turbo', ['run', 'words', `--filter=${name}`, ...quiet], { quiet: true });
  await step(first, 'pnpm', ['exec', 'vitest', 'run', ...own, ...options], { cwd: path.join(root, folder) });
});

/** The folder of the app or package that a file belongs to. */
function packageOf(file: string): string {
  const folder = path.dirname(file);
  const isPackage = statSync(path.join(root, folder, 'package.json'), { throwIfNoEntry: false }) !== undefined;
  return isPackage || folder === '.' ? folder : packageOf(folder);
}
