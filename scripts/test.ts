import { parseArgs } from 'node:util';
import { codeChecks } from './run/checks.ts';
import { profileTable, startProfile } from './run/profile.ts';
import { sideBySide } from './run/side-by-side.ts';
import { main, step, StepFailed } from './run/step.ts';
import { affectedTests } from './test/affected.ts';
import { findNeeded } from './test/find-needed.ts';
import { journeys, type JourneysOutcome } from './test/journeys.ts';
import { leftOut } from './test/left-out.ts';
import { unitTests } from './test/unit-tests.ts';

// `npm test`: everything that guards a change, on a machine that has nothing but Node and npm; what takes longer is the
// night's (`night.ts`). `--part code`, `unit`, `affected` or `journeys` is one part of it, for machines that work side
// by side; `--shard 1/3` a third of the journeys; `--profile` prints what each step took.
const parts = ['code', 'unit', 'affected', 'journeys'] as const;
type Part = (typeof parts)[number];

await main(async () => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { part: text, shard: text, profile: { type: 'boolean' } } });
  const part = parts.find((one) => one === values.part);
  if (values.part !== undefined && part === undefined) throw new StepFailed(`--part is one of ${parts.join(', ')}`);
  const of = <T>(one: Part, tasks: () => readonly T[]): readonly T[] =>
    part === undefined || part === one ? tasks() : [];
  if (values.profile === true) startProfile();
  const began = performance.now();
  const chromium = findNeeded();
  await step('Building what changed', 'turbo', ['run', 'build', '--output-logs=errors-only'], { quiet: true });
  let outcome: JourneysOutcome | null = null;
  const walk = async (): Promise<void> => void (outcome = await journeys({ chromium, shard: values.shard }));
  // What is broken most often is known first. Browsers keep every core busy: units beside them would make both wait.
  const parties = [
    [...of('code', codeChecks), ...of('affected', () => affectedTests(chromium))],
    of('journeys', () => [walk]),
    of('unit', unitTests),
  ];
  console.log('\n▸ Tests, two at a time');
  for (const tasks of parties) await sideBySide(2, tasks);
  console.log(`\nEverything holds, in ${((performance.now() - began) / 60_000).toFixed(1)} minutes.`);
  const { lines = [], times = [] } = (outcome as JourneysOutcome | null) ?? {};
  for (const line of [...lines, ...(values.profile === true ? times : []), ...profileTable()]) console.log(line);
  const missing = leftOut();
  if (missing !== null) console.log(missing);
  console.log(`${parties.flat().length + 1} passed, 0 failed`);
});
if (process.exitCode === 1) console.log('0 passed, 1 failed');
