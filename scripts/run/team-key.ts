import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from './paths.ts';

/** Says in a store whose apps they are, as outside development somebody must, and answers with a key of a team of all of them. */
export function teamKeyIn(store: string): string {
  const command = path.join(root, 'packages/releases/src/command/main.ts');
  const words = [command, 'owners', 'add', 'platform', '*', '--store', store, '--json'];
  const out = execFileSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
  return (JSON.parse(out) as { readonly key: string }).key;
}
