import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** What became of a package's tests; `none`: they were not run, as where the code cannot be read. */
export type Ending = 'passed' | 'failed' | 'none';

const patienceMs = 10 * 60_000;

/** Runs files of a package's tests with Vitest. */
export function runTests(folder: string, tests: readonly string[]): Ending {
  const report = path.join(folder, 'node_modules', '.faults.json');
  rmSync(report, { force: true });
  const args = ['exec', 'vitest', 'run', ...tests, '--reporter=json', `--outputFile=${report}`];
  spawnSync('pnpm', args, { cwd: folder, stdio: 'ignore', timeout: patienceMs });
  if (!existsSync(report)) return 'none';
  const { success, numTotalTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8')) as {
    readonly success: boolean;
    readonly numTotalTests: number;
    readonly numPendingTests: number;
  };
  if (numTotalTests - numPendingTests === 0) return 'none';
  return success ? 'passed' : 'failed';
}
