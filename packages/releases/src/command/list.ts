import type { Composition } from '../release/composition.types.ts';
import type { Release } from '../release/release.types.ts';
import type { Command } from './command.types.ts';
import { releasesOf } from '../release/published.ts';
import { notesOf } from '../release/release-notes.ts';
import { appsIn } from './named-release.ts';

/** What every release of every app is. */
export const list: Command = {
  name: 'list',
  usage: 'list [app] [--changes]',
  summary:
    'what is live, canary, previous, held and quarantined, with version, commit, who and what changed; --changes: all of it',
  options: { changes: { type: 'boolean' } },
  async run({ store, words, options }) {
    const composition = await store.composition();
    const apps = words.length > 0 ? words : await appsIn(store);
    const rows = (
      await Promise.all(
        apps.map(async (app) =>
          (await releasesOf(store, app)).map((release) => ({
            app,
            id: release.id,
            state: stateOf(release, composition),
            version: release.version,
            commit: release.origin?.commit ?? null,
            by: release.origin?.by ?? null,
            publishedAt: release.origin?.publishedAt ?? null,
            changes: notesOf(release),
          })),
        ),
      )
    ).flat();
    const isWhole = options['changes'] === true;
    const lines = rows.flatMap(({ app, id, state, version, commit, by, publishedAt, changes }) => [
      [app.padEnd(16), id, state.padEnd(12), version, commit?.slice(0, 8) ?? '-', publishedAt ?? '-', by ?? '-'].join(
        '  ',
      ),
      ...(isWhole ? changes : inShort(state, changes)).map((change) => `    ${change}`),
    ]);
    return { isDone: true, lines: lines.length === 0 ? ['nothing is published here'] : lines, data: rows };
  },
};

/** The first words of what guests get, each line cut to a terminal's; of other releases none. */
function inShort(state: string, changes: readonly string[]): string[] {
  if (state !== 'live' && !state.startsWith('canary')) return [];
  const first = changes.slice(0, 2).map((line) => (line.length > 110 ? `${line.slice(0, 109)}…` : line));
  const more = changes.length - first.length;
  return more > 0 ? [...first, `… ${more} more: --changes`] : first;
}

function stateOf({ app, id }: Release, { live, canary, previous, quarantined }: Composition): string {
  if (quarantined.includes(`${app}@${id}`)) return 'quarantined';
  if (live[app] === id) return 'live';
  if (canary[app]?.id === id) return `canary ${canary[app].percent} %`;
  return (previous[app] ?? []).includes(id) ? 'previous' : 'held';
}
