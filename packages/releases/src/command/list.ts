import type { Composition } from '../release/composition.types.ts';
import type { Release } from '../release/release.types.ts';
import type { Command } from './command.types.ts';
import { releasesOf } from '../release/published.ts';
import { appsIn } from './named-release.ts';

/** What every release of every app is. */
export const list: Command = {
  name: 'list',
  usage: 'list [app]',
  summary: 'what is live, canary, previous, held and quarantined, with version, commit and who',
  async run({ store, words }) {
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
          })),
        ),
      )
    ).flat();
    const lines = rows.map(({ app, id, state, version, commit, by, publishedAt }) =>
      [app.padEnd(16), id, state.padEnd(12), version, commit?.slice(0, 8) ?? '-', publishedAt ?? '-', by ?? '-'].join(
        '  ',
      ),
    );
    return { isDone: true, lines: lines.length === 0 ? ['nothing is published here'] : lines, data: rows };
  },
};

function stateOf({ app, id }: Release, { live, canary, previous, quarantined }: Composition): string {
  if (quarantined.includes(`${app}@${id}`)) return 'quarantined';
  if (live[app] === id) return 'live';
  if (canary[app]?.id === id) return `canary ${canary[app].percent} %`;
  return (previous[app] ?? []).includes(id) ? 'previous' : 'held';
}
