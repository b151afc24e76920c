import type { JournalEntry } from '../release/composition.types.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import type { Command } from './command.types.ts';

/** The journal, and under what was made live the changelog of its version. */
export const log: Command = {
  name: 'log',
  usage: 'log [app]',
  summary: 'what was changed when, by whom and why, the newest first, with the changelog of what went live',
  async run({ store, words: [app] }) {
    const entries = (await store.journal()).filter((entry) => app === undefined || entry.app === app);
    const withChanges = await Promise.all(
      entries.map(async (entry) => ({ ...entry, changes: await changesIn(store, entry) })),
    );
    const lines = withChanges.flatMap((entry) => [lineOf(entry), ...entry.changes.map((change) => `    ${change}`)]);
    return { isDone: true, lines: lines.length === 0 ? ['nothing was changed yet'] : lines, data: withChanges };
  },
};

async function changesIn(store: ReleaseStore, { action, app, to }: JournalEntry): Promise<readonly string[]> {
  if (action !== 'promote' || to === null) return [];
  return (await store.release(app, to))?.changes ?? [];
}

const lineOf = ({ at, by, action, app, from, to, percent, why, commit }: JournalEntry): string =>
  [
    at,
    action.padEnd(10),
    app.padEnd(16),
    `${from ?? '-'} -> ${to ?? '-'}`,
    percent === undefined ? '' : `${percent} %`,
    by,
    commit?.slice(0, 8) ?? '',
    why ?? '',
  ]
    .filter((part) => part !== '')
    .join('  ');
