import { step } from '../run/step.ts';

/**
 * The tests of packages and apps, the engine's apart since it takes as long as all others. Beside journeys those of the packages
 * run one file at a time, since browsers have the other core; the engine's wait often, and two files wait at once.
 */
export function unitTests(isBesideJourneys: boolean): readonly (() => Promise<void>)[] {
  const one = isBesideJourneys ? { VITEST_MAX_WORKERS: '1' } : {};
  const run =
    (purpose: string, filter: string, env = {}) =>
    (): Promise<void> =>
      step(
        purpose,
        'turbo',
        ['run', 'test', filter, `--concurrency=${isBesideJourneys ? 1 : 2}`, '--output-logs=errors-only'],
        { isBeside: true, env },
      );
  return [
    run('Tests of the engine', '--filter=@latchkey/api'),
    run('Tests of the packages and the other apps', '--filter=!@latchkey/api', one),
  ];
}
