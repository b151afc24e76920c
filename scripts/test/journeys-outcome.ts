import { readFileSync } from 'node:fs';

/** What became of a run of journeys, as `e2e/running/summary-reporter.ts` writes it. */
interface Summary {
  readonly passed: number;
  readonly flaky: readonly string[];
  readonly skipped: Readonly<Record<string, number>>;
  readonly seconds: Readonly<Record<string, number>>;
}

export interface JourneysOutcome {
  readonly passed: number;
  /** Titles of those that passed at a second try alone. */
  readonly flaky: readonly string[];
  /** How many passed, which only at a second try, and which were left out, by reason. */
  readonly lines: readonly string[];
  /** The seconds of each file and project, the longest first. */
  readonly times: readonly string[];
}

export function readOutcome(file: string): JourneysOutcome {
  const { passed, flaky, skipped, seconds } = JSON.parse(readFileSync(file, 'utf8')) as Summary;
  const reasons = Object.entries(skipped).toSorted(([, one], [, other]) => other - one);
  const left = reasons.reduce((sum, [, count]) => sum + count, 0);
  const lines = [
    `Journeys: ${passed} passed at once, ${flaky.length} at a second try, ${left} left out.`,
    ...flaky.map((title) => `  second try: ${title}`),
    ...reasons.map(([reason, count]) => `  left out: ${count} × ${reason}`),
  ];
  const times = Object.entries(seconds)
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, took]) => `  ${took.toFixed(1).padStart(7)} s  ${name}`);
  return { passed, flaky, lines, times };
}
