import { step } from '../run/step.ts';

/**
 * The tests of packages and apps, the engine's apart since it takes as long as all others. Beside journeys one file at a time:
 * browsers have the other core.
 */
export function unitTests(isBesideJourneys: boolean): readonly (() => Promise<void>)[] {
  const env = isBesideJourneys ? { VITEST_MAX_WORKERS: '1' } : {};
  const atATime = isBesideJourneys ? 1 : 2;
  const run = (purpose: string, filter: string) => (): Promise<void> =>
    step(purpose, 'turbo', ['run', 'test', filter, `--concurrency=${atATime}`, '--output-logs=errors-only'], {
      isBeside: true,
      env,
    });
  return [
    run('Tests of the engine', '--filter=@latchkey/api'),
    run('Tests of the packages and the other apps', '--filter=!@latchkey/api'),
  ];
}
