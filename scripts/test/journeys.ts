import { rmSync } from 'node:fs';
import path from 'node:path';
import { ownFolder } from '../run/own-folder.ts';
import { step } from '../run/step.ts';
import { readOutcome, type JourneysOutcome } from './journeys-outcome.ts';

export type { JourneysOutcome } from './journeys-outcome.ts';

export interface JourneysToRun {
  readonly chromium: string;
  /** `1/3` is the first third of them. */
  readonly shard?: string | undefined;
  /** Settings of the run beside those of every run (`e2e/README.md`). */
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the journeys in a browser, on what is built; returns what became of them. */
export async function journeys({ chromium, shard, env = {} }: JourneysToRun): Promise<JourneysOutcome> {
  const folder = ownFolder('journeys');
  const summary = path.join(folder, 'summary.json');
  const share = shard === undefined ? [] : [`--shard=${shard}`];
  await step('Journeys in the browser', 'pnpm', ['--filter', '@latchkey/e2e', 'run', 'journeys', ...share], {
    isBeside: true,
    // One that fails is walked a second time, and traced.
    env: { CHROMIUM_PATH: chromium, CI: '1', E2E_BUILD: 'off', E2E_SHORT: 'on', E2E_SUMMARY: summary, ...env },
  });
  const outcome = readOutcome(summary);
  rmSync(folder, { recursive: true });
  return outcome;
}
