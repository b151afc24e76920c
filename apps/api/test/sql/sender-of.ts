import { join } from 'node:path';

const api = join(import.meta.dirname, '../..');

/** The file of the engine that sent what is being sent, or asked those that `passing` matches for it; null where a test did. */
export function senderOf(passing?: RegExp): string | null {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 60;
  const { stack = '' } = new Error('sender');
  Error.stackTraceLimit = limit;
  for (const line of stack.split('\n')) {
    const file = /((?:\/|file:)[^\s():]+\.ts)/.exec(line)?.[1]?.replace('file://', '');
    if (file === undefined || !file.startsWith(api) || file.includes('node_modules')) continue;
    const within = file.slice(api.length + 1);
    if (
      /^src\/database\/(statement-channel|open-database|transact)\.ts$/.test(within) ||
      within.startsWith('test/sql/') ||
      passing?.test(within) === true
    )
      continue;
    if (/^src\/database\/(migrations\/|migrat)/.test(within)) return null;
    return within.startsWith('src/') && !within.endsWith('.test.ts') ? within.slice('src/'.length) : null;
  }
  return null;
}
