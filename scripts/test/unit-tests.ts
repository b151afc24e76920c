import { step } from '../run/step.ts';

/** The tests of packages and apps, the engine's apart since it takes as long as all others. */
export function unitTests(): readonly (() => Promise<void>)[] {
  const run =
    (purpose: string, filter: string, env = {}) =>
    (): Promise<void> =>
      step(purpose, 'turbo', ['run', 'test', filter, '--concurrency=1', '--output-logs=errors-only'], {
        isBeside: true,
        env,
      });
  return [
    run('Tests of the engine', '--filter=@latchkey/api'),
    // The engine's wait for their database often, and two files of them wait at once: these have what is left.
    run('Tests of the packages and the other apps', '--filter=!@latchkey/api', { VITEST_MAX_WORKERS: '1' }),
  ];
}
