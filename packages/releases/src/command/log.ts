import type { JournalEntry } from '../release/composition.types.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { notesSince } from '../release/release-notes.ts';
import { UsageError, type Command, type OptionValue } from './command.types.ts';

/** How many entries are shown unless more are asked for. */
const usualEntries = 20;

/** The journal; the changelog of what was made live on request, since it is long. */
export const log: Command = {
  name: 'log',
  usage: 'log [app] [--limit <number>] [--since <date>] [--changes]',
  summary:
    'what was changed when, by whom and why, the newest first; --changes: with version and changelog of what went live',
  options: { limit: { type: 'string' }, since: { type: 'string' }, changes: { type: 'boolean' } },
  async run({ store, words: [app], options }) {
    const limit = limitIn(options['limit']);
    const since = sinceIn(options['since']);
    const found = (await store.journal({ since })).filter((entry) => app === undefined || entry.app === app);
    const entries = found.slice(0, limit);
    const withChanges = await Promise.all(
      entries.map(async (entry) => ({
        ...entry,
        ...(options['changes'] === true ? await changesIn(store, entry) : { version: null, changes: [] }),
      })),
    );
    const older = found.length - entries.length;
    const lines = [
      ...withChanges.flatMap((entry) => [
        lineOf(entry),
        ...(entry.version === null ? [] : [`    version ${entry.version}`]),
        ...entry.changes.map((change) => `    ${change}`),
      ]),
      ...(older > 0 ? [`${older} older: --limit ${found.length}`] : []),
    ];
    return { isDone: true, lines: lines.length === 0 ? ['nothing was changed yet'] : lines, data: withChanges };
  },
};

function limitIn(option: OptionValue): number {
  if (option === undefined) return usualEntries;
  if (/^[1-9]\d*$/.test(String(option))) return Number(option);
  throw new UsageError('How many entries? For example: --limit 50.');
}

function sinceIn(option: OptionValue): Date | null {
  if (option === undefined) return null;
  const since = new Date(String(option));
  if (!Number.isNaN(since.getTime())) return since;
  throw new UsageError('Since when? A date: --since 2026-11-20, or with a time: --since 2026-11-20T08:00Z.');
}

/** Of a release that went live: its version, and what it says that the one before it did not. */
async function changesIn(store: ReleaseStore, { action, app, from, to }: JournalEntry) {
  const release = action === 'promote' && to !== null ? await store.release(app, to) : null;
  if (release === null) return { version: null, changes: [] };
  const earlier = from === null ? null : await store.release(app, from);
  return { version: release.version, changes: notesSince(release, earlier) };
}

const lineOf = ({
  at,
  by,
  action,
  app,
  from,
  to,
  percent,
  why,
  commit,
  gate,
  experiment,
  result,
}: JournalEntry): string =>
  [
    at,
    action.padEnd(10),
    app.padEnd(16),
    experiment ?? `${from ?? '-'} -> ${to ?? '-'}`,
    percent === undefined ? '' : `${percent} %`,
    by,
    commit?.slice(0, 8) ?? '',
    gate === undefined ? '' : `gate: ${gate}`,
    result ?? '',
    why ?? '',
  ]
    .filter((part) => part !== '')
    .join('  ');
