import { step, StepFailed } from '../run/step.ts';
import { apartTests } from './apart-tests.ts';
import { journeys } from './journeys.ts';

interface Night {
  readonly chromium: string;
  /** The commit that ran before, of which an upgrade is rehearsed. */
  readonly over: string;
}

/** A part of the night; it returns lines for its end. Throws `StepFailed` when it finds something. */
type NightPart = (night: Night) => Promise<readonly string[]>;

const run = async (purpose: string, command: string, args: readonly string[], env = {}): Promise<readonly string[]> => {
  await step(purpose, command, args, { isBeside: true, env });
  return [];
};

/** The tests that every change makes when it touches what they are about. */
const apart = Object.fromEntries(
  apartTests.map(({ name, run: test }): [string, NightPart] => [
    name,
    async ({ chromium }) => {
      await test(chromium);
      return [];
    },
  ]),
);

export const nightParts: Readonly<Record<string, NightPart>> = {
  journeys: wholeJourneys,
  engine: () =>
    run('Tests of the engine, whole', 'pnpm', ['--filter', '@latchkey/api', 'exec', 'vitest', 'run'], {
      NIGHT: 'on',
      TEST_DATABASES: 'all',
    }),
  ...apart,
  attack: () => run('An instance in production mode, attacked by all', 'node', ['e2e/attack/attack.ts']),
  advisories: () => run('Locked packages beside what is published of them', 'node', ['scripts/advisories/check.ts']),
  recovery: () => run('Recovery of the database', 'node', ['scripts/rehearse.ts', 'recovery']),
  release: () => run('A release as the containers make it', 'node', ['scripts/rehearse.ts', 'release']),
  upgrade: ({ over }) => run('Every server upgraded under guests', 'node', ['scripts/rehearse.ts', 'upgrade', over]),
  matrix: ({ over }) => run('Each part beside those of before', 'node', ['scripts/matrix.ts', over]),
  pipeline: () => run('The pipeline of an app', 'node', ['scripts/pipeline.ts', 'itinerary']),
  validators: () => run('Pages judged by validators of others', 'node', ['e2e/judge/judge.ts']),
  webkit: () => run('A road through the product in WebKit', 'node', ['e2e/webkit/walk.ts']),
  mutants: () => run('Mutants of core and engine', 'node', ['scripts/mutate.ts']),
};

/** All but what takes hours. */
export const wholeNight: readonly string[] = Object.keys(nightParts).filter((name) => name !== 'mutants');

/** Every journey in both languages, and in Firefox those of its core; one that needs a second try is a failure here. */
async function wholeJourneys({ chromium }: Night): Promise<readonly string[]> {
  const { passed, flaky, lines } = await journeys({ chromium, env: { NIGHT: 'on', FIREFOX: 'night' } });
  const all = passed + flaky.length;
  const rate = `Second tries: ${flaky.length} of ${all} journeys, ${((100 * flaky.length) / all).toFixed(2)} %.`;
  if (flaky.length > 0) throw new StepFailed([rate, ...lines].join('\n'));
  return [rate, ...lines];
}
