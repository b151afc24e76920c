import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../run/paths.ts';

/** Runs a command that may fail, and says why it did. Returns whether it went well. */
export function tries(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { cwd: path.join(root, 'e2e'), stdio: ['ignore', 'ignore', 'pipe'], timeout: 300_000 });
    return true;
  } catch (error) {
    console.log(
      `  ${command} ${args.join(' ')}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
    );
    return false;
  }
}
