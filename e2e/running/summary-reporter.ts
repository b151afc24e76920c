import { writeFileSync } from 'node:fs';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

/** What became of a run's stories, and why some were left out: for the last line of `npm test`. */
export interface Summary {
  readonly passed: number;
  readonly failed: number;
  /** Passed at a second try. */
  readonly flaky: readonly string[];
  /** How many stories were left out for each reason. */
  readonly skipped: Readonly<Record<string, number>>;
  /** Seconds that the journeys of each file took, project by project: `desktop-en journeys/search.spec.ts`. */
  readonly seconds: Readonly<Record<string, number>>;
}

/** Writes the summary of a run as JSON into the file that E2E_SUMMARY names. */
export default class SummaryReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const file = process.env['E2E_SUMMARY'];
    if (file === undefined || this.suite === undefined) return;
    const tests = this.suite.allTests();
    const of = (outcome: string) => tests.filter((test) => test.outcome() === outcome);
    const skipped: Record<string, number> = {};
    for (const { annotations } of of('skipped')) {
      const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
      skipped[reason] = (skipped[reason] ?? 0) + 1;
    }
    const seconds: Record<string, number> = {};
    for (const test of tests) {
      const name = test.titlePath().slice(1, 3).join(' ');
      seconds[name] = test.results.reduce((sum, { duration }) => sum + duration / 1000, seconds[name] ?? 0);
    }
    const summary: Summary = {
      passed: of('expected').length,
      failed: of('unexpected').length,
      flaky: of('flaky').map((test) => test.titlePath().filter(Boolean).join(' › ')),
      skipped,
      seconds,
    };
    writeFileSync(file, JSON.stringify(summary));
  }
}
