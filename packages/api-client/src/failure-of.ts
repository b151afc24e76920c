import type { Failure } from './result.ts';

/** Names what a thrown error means to a guest. Checked by name: error classes differ between bundles. */
export function failureOf(error: unknown): Failure {
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError' || name === 'AbortError') return { status: 'failure', kind: 'timeout' };
  if (name === 'SyntaxError') return { status: 'failure', kind: 'unreadable' };
  return { status: 'failure', kind: 'offline' };
}
