import {
  countsOf,
  noCounts,
  notesOf,
  releasesOf,
  type Composition,
  type JournalEntry,
  type Release,
  type ReleaseStore,
} from '@latchkey/releases/store';
import type { Composer } from '../composer.ts';
import type { Desk, DeskApp, DeskChange, DeskExperiment, DeskRelease, Health } from './desk.types.ts';
import { releaseStates } from './release-states.ts';

/** How many held and previous releases of an app, and changes of the journal, are shown. */
const [mostOthers, mostChanges, daysOfJournal] = [8, 20, 14];

/** What the teams' desk shows: every app's releases with whose they are and how they do, and what was changed last. */
export async function deskOf(
  store: ReleaseStore,
  composer: Composer,
  healthOf: (release: string) => Health | null,
  now: number,
): Promise<Desk> {
  const composition = composer.current();
  const since = new Date(now - daysOfJournal * 86_400_000);
  const journal = await store.journal({ since }).catch(() => []);
  const apps = await Promise.all(
    Object.keys(composition.live).map(async (app): Promise<DeskApp> => {
      const releases = await releasesOf(store, app).catch(() => []);
      return { app, releases: shown(app, releases, composition, journal, healthOf) };
    }),
  );
  return {
    apps,
    experiments: await experimentsOf(store, composition),
    changes: journal
      .filter(({ action }) => action !== 'publish')
      .slice(0, mostChanges)
      .map(changeOf),
    storeUnreadableSince: composer.unreadableSince(),
    untrusted: composer.untrusted(),
  };
}

/** Each experiment of what is live, and how far it is where it runs; what guests did in it is told when it is full. */
async function experimentsOf(store: ReleaseStore, { live, experiments }: Composition): Promise<DeskExperiment[]> {
  const releases = await Promise.all(Object.entries(live).map(([app, id]) => store.release(app, id).catch(() => null)));
  const known = releases.flatMap((release) =>
    (release?.experiments ?? []).map(({ name, b }) => ({ key: `${release?.app}/${name}`, b })),
  );
  return Promise.all(
    known.map(async ({ key, b }): Promise<DeskExperiment> => {
      const found = experiments[key];
      if (found === undefined) return { key, b, running: null };
      const counts = await countsOf(store.blobs, found).catch(() => noCounts);
      const visitors = { a: counts.a.visitors, b: counts.b.visitors };
      return { key, b, running: { since: found.since, size: found.size, visitors } };
    }),
  );
}

function shown(
  app: string,
  releases: readonly Release[],
  composition: Composition,
  journal: readonly JournalEntry[],
  healthOf: (release: string) => Health | null,
): DeskRelease[] {
  const all = releases.map((release): DeskRelease => {
    const { id, version, origin } = release;
    const state = stateOf(app, id, composition);
    const isShown = state === 'live' || state === 'canary';
    return {
      id,
      state,
      percent: state === 'canary' ? (composition.canary[app]?.percent ?? null) : null,
      version,
      changes: notesOf(release),
      commit: origin?.commit ?? null,
      by: origin?.by ?? null,
      publishedAt: origin?.publishedAt ?? null,
      since: isShown
        ? (journal.find((entry) => entry.app === app && entry.to === id && entry.from !== id)?.at ?? null)
        : null,
      health: healthOf(`${app}@${id}`),
      undo: undoOf(app, id, state, composition),
    };
  });
  const sorted = all.toSorted((one, other) => releaseStates.indexOf(one.state) - releaseStates.indexOf(other.state));
  const first = sorted.filter(({ state }) => state === 'live' || state === 'canary');
  return [...first, ...sorted.filter((one) => !first.includes(one)).slice(0, mostOthers)];
}

function stateOf(app: string, id: string, { live, canary, previous, quarantined }: Composition): DeskRelease['state'] {
  if (live[app] === id) return 'live';
  if (canary[app]?.id === id) return 'canary';
  if (quarantined.includes(`${app}@${id}`)) return 'quarantined';
  return (previous[app] ?? []).includes(id) ? 'previous' : 'held';
}

function undoOf(
  app: string,
  id: string,
  state: DeskRelease['state'],
  { canary, previous }: Composition,
): string | null {
  if (state === 'canary') return `pnpm releases end ${app}`;
  if (state === 'quarantined') return `pnpm releases resume ${app}@${id}`;
  const before = previous[app]?.[0];
  if (state !== 'live' || before === undefined) return null;
  // While a canary runs, the app's name alone means that.
  return `pnpm releases rollback ${app}${canary[app] === undefined ? '' : `@${before}`}`;
}

const changeOf = ({
  at,
  by,
  action,
  app,
  from,
  to,
  percent,
  why,
  gate,
  experiment,
  result,
}: JournalEntry): DeskChange => ({
  at,
  by,
  what:
    experiment === undefined
      ? `${action} ${app} ${[from, to].map((id) => id?.slice(0, 8) ?? '–').join(' → ')}${percent === undefined ? '' : `, ${percent} %`}`
      : `${action === 'experiment' ? 'experiment begun' : 'experiment ended'} ${app}/${experiment}`,
  why: [result, why].filter((one) => one !== undefined).join('; ') || null,
  gate: gate ?? null,
});
