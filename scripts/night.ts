import { parseArgs } from 'node:util';
import { profileTable, startProfile } from './run/profile.ts';
import { sideBySide } from './run/side-by-side.ts';
import { main, step, StepFailed } from './run/step.ts';
import { findNeeded } from './test/find-needed.ts';
import { nightParts, wholeNight } from './test/night-parts.ts';

// `npm run test:night`: what is too long for every change, in an hour on two cores; `docs/tests.md` says what each part finds
// that `npm test` does not. `--part engine` is one part; `--part mutants`, which takes hours, is run by its name alone.
// `--over <commit>` is what the upgrade and the matrix go on from, the commit before unless given.
await main(async () => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { part: { ...text, multiple: true }, over: text } });
  const names = values.part ?? wholeNight;
  const unknown = names.find((name) => !Object.hasOwn(nightParts, name));
  if (unknown !== undefined) throw new StepFailed(`--part is one of ${Object.keys(nightParts).join(', ')}`);
  startProfile();
  const began = performance.now();
  const night = { chromium: findNeeded(), over: values.over ?? 'HEAD^' };
  await step('Building what changed', 'turbo', ['run', 'build', '--output-logs=errors-only'], { quiet: true });
  const lines: string[] = [];
  const failed: string[] = [];
  // One that fails ends no other: the whole night is read in the morning.
  const tasks = names.map((name) => async (): Promise<void> => {
    try {
      lines.push(...((await nightParts[name]?.(night)) ?? []));
    } catch (cause) {
      if (!(cause instanceof Error)) throw cause;
      failed.push(name);
      console.error(`\n✗ ${cause.message}`);
    }
  });
  await sideBySide(2, tasks);
  for (const line of [...lines, ...profileTable()]) console.log(line);
  console.log(`The night took ${((performance.now() - began) / 60_000).toFixed(1)} minutes.`);
  console.log(`${names.length - failed.length} parts passed, ${failed.length} failed`);
  if (failed.length > 0) throw new StepFailed(`The night's ${failed.join(', ')} failed: --part runs one alone`);
});
