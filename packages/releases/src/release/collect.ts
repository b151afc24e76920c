import type { Occasion } from './promote.ts';
import { isCompressible } from './compressible.ts';
import type { ReleaseStore } from './release-store.ts';
import { mapName } from './source-maps.ts';
import { idIn, publicationNames, publishedIn } from './publications.ts';
import type { Release } from './release.types.ts';

/** How long a release that is not live stays after it was published or replaced, in days. Open pages go on with its files. */
export const keptReleaseDays = 30;

/** How many milliseconds pass between marking and sweeping: a release that is being made live keeps its files. */
export const graceMs = 3_600_000;

const dayMs = 86_400_000;
const markName = 'collection.json';

export interface Collection {
  /** What is, or with `dryRun` would be, removed. */
  readonly removed: readonly string[];
  readonly bytes: number;
  /** When what was marked now can be swept, as an ISO moment; null when it was swept. */
  readonly sweepFrom: string | null;
}

/**
 * Removes releases that nobody needs, and the files that only they name. The first run marks them, one an hour later
 * sweeps what is still unneeded. Kept is what is live, canary or previous, and what is younger than `days`.
 */
export async function collect(
  store: ReleaseStore,
  apps: readonly string[],
  settings: { readonly days: number; readonly dryRun: boolean },
  occasion: Occasion,
): Promise<Collection> {
  const { unneeded, bytes } = await unneededIn(store, apps, settings.days, occasion.now);
  if (settings.dryRun || unneeded.length === 0) return { removed: unneeded, bytes, sweepFrom: null };
  const mark = await readMark(store);
  if (mark === null) {
    await store.blobs.keep(markName, JSON.stringify({ at: occasion.now.toISOString(), names: unneeded }));
    return { removed: [], bytes: 0, sweepFrom: new Date(occasion.now.getTime() + graceMs).toISOString() };
  }
  const sweepFrom = Date.parse(mark.at) + graceMs;
  if (occasion.now.getTime() < sweepFrom)
    return { removed: [], bytes: 0, sweepFrom: new Date(sweepFrom).toISOString() };
  const marked = new Set(mark.names);
  const removed = unneeded.filter((name) => marked.has(name));
  // Documents first: nothing may name a file that is gone.
  const [documents, files] = [removed.filter(isDocument), removed.filter((name) => !isDocument(name))];
  for (const name of [...documents, ...files]) await store.blobs.remove(name);
  await store.blobs.tidy?.(new Date(occasion.now.getTime() - graceMs));
  await store.blobs.remove(markName);
  await store.note({
    at: occasion.now.toISOString(),
    by: occasion.by,
    action: 'collect',
    app: '*',
    from: null,
    to: null,
    why: `${removed.length} files`,
  });
  return { removed, bytes, sweepFrom: null };
}

const isDocument = (name: string): boolean => name.startsWith('releases/');

async function readMark(store: ReleaseStore): Promise<{ at: string; names: string[] } | null> {
  const blob = await store.blobs.get(markName);
  return blob === null ? null : (JSON.parse(blob.content.toString('utf8')) as { at: string; names: string[] });
}

async function unneededIn(store: ReleaseStore, apps: readonly string[], days: number, now: Date) {
  const { live, canary, previous } = await store.composition();
  const journal = await store.journal();
  const lastNamed = new Map<string, number>();
  const publications = new Map<string, readonly string[]>();
  for (const { app, from, to, at } of journal)
    for (const id of [from, to])
      if (id !== null) lastNamed.set(`${app}@${id}`, Math.max(lastNamed.get(`${app}@${id}`) ?? 0, Date.parse(at)));
  for (const app of apps)
    for (const name of await publicationNames(store.blobs, app)) {
      const key = `${app}@${idIn(name)}`;
      lastNamed.set(key, Math.max(lastNamed.get(key) ?? 0, publishedIn(name)));
      publications.set(key, [...(publications.get(key) ?? []), name]);
    }
  const namesOf = (release: Release): string[] => [
    ...filesOf(release),
    ...(publications.get(`${release.app}@${release.id}`) ?? []),
  ];
  const isNeeded = ({ app, id, origin }: Release): boolean => {
    if (live[app] === id || canary[app]?.id === id || (previous[app] ?? []).includes(id)) return true;
    const last = Math.max(lastNamed.get(`${app}@${id}`) ?? 0, Date.parse(origin?.publishedAt ?? '1970-01-01'));
    return now.getTime() - last < days * dayMs;
  };
  const releases: Release[] = [];
  for (const app of apps)
    for (const id of await store.releaseIds(app)) {
      const release = await store.release(app, id);
      if (release !== null) releases.push(release);
    }
  const kept = new Set(releases.filter(isNeeded).flatMap(namesOf));
  const gone = releases.filter((release) => !isNeeded(release));
  const unneeded = [...new Set(gone.flatMap(namesOf))].filter((name) => !kept.has(name));
  const shared = new Set(unneeded);
  const assets = gone.flatMap(({ app, files }) =>
    Object.entries(files).map(([name, { bytes }]) => [`assets/${app}/${name}`, bytes] as const),
  );
  const sizes = new Map([...assets, ...gone.map(({ server, serverBytes = 0 }) => [server, serverBytes] as const)]);
  const bytes = [...sizes].reduce((sum, [name, size]) => sum + (shared.has(name) ? size : 0), 0);
  return { unneeded, bytes };
}

const filesOf = ({ app, id, files, server, maps = [] }: Release): string[] => [
  `releases/${app}/${id}.json`,
  server,
  ...maps.map((file) => mapName(app, file)),
  ...Object.keys(files).flatMap((name) => [
    `assets/${app}/${name}`,
    ...(isCompressible(name) ? [`assets/${app}/${name}.br`] : []),
  ]),
];
