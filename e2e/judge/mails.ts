import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** What `caniemail` says of every mail in every language, which a test of the API makes and shows to it. */
export interface JudgedMails {
  readonly isHeld: boolean;
  /** What the test printed where it fell. */
  readonly output: string;
}

const api = path.resolve(import.meta.dirname, '../../apps/api');

/** Runs the API's test of its mails. */
export function judgeMails(): JudgedMails {
  const vitest = path.join(api, 'node_modules/.bin/vitest');
  const { status, stdout } = spawnSync(vitest, ['run', 'test/mails.test.ts'], { cwd: api, encoding: 'utf8' });
  return { isHeld: status === 0, output: status === 0 ? '' : stdout.slice(-2000) };
}
