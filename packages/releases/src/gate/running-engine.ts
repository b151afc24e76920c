import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The address of the engine that runs with a product's state, from the note that `npm start` keeps in that folder while it
 * runs; null where none does.
 */
export function runningEngine(state: string): string | null {
  const file = path.join(state, 'running.json');
  if (!existsSync(file)) return null;
  const { api, pid } = JSON.parse(readFileSync(file, 'utf8')) as { readonly api: string; readonly pid: number };
  return isAlive(pid) ? api : null;
}

/** A note can outlive its product, where that was killed. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
