import { readFileSync } from 'node:fs';

/** What the browser's stories came to, as `e2e/running/summary-reporter.ts` writes it. */
interface Stories {
  readonly passed: number;
  readonly flaky: readonly string[];
  readonly skipped: Readonly<Record<string, number>>;
}

/** The stories of a run in lines: how many passed, which only at a second try, and which were left out, by reason. */
export function storiesInLines(file: string): readonly string[] {
  const { passed, flaky, skipped } = JSON.parse(readFileSync(file, 'utf8')) as Stories;
  const reasons = Object.entries(skipped).toSorted(([, one], [, other]) => other - one);
  const left = reasons.reduce((sum, [, count]) => sum + count, 0);
  return [
    `Journeys: ${passed} passed at once, ${flaky.length} at a second try, ${left} left out.`,
    ...flaky.map((title) => `  second try: ${title}`),
    ...reasons.map(([reason, count]) => `  left out: ${count} × ${reason}`),
  ];
}
