import type { PageReleases } from '@latchkey/releases/page';
import {
  emptyComposition,
  isCompressible,
  type Composition,
  type Release,
  type ReleaseStore,
  type Untrusted,
} from '@latchkey/releases/store';
import { owners } from '@latchkey/site/urls';
import { LRUCache } from 'lru-cache';
import { storedNowhere, type StoredComposition } from './stored-composition.ts';

/** Follows the release store: every page is composed of what is live at that moment, or of what takes its place. */
export interface Composer {
  /** The newest composition that is known. */
  current(): Composition;
  /**
   * The releases of a page. `wishes` are tried in order before what is live, each with ids by app; unknown releases and,
   * where guests did not ask for them, quarantined ones are passed over. Null when no shell is live.
   */
  compose(...wishes: readonly Readonly<Record<string, string>>[]): Promise<PageReleases | null>;
  /** Since when the store cannot be read, in milliseconds since 1970; null while it can. */
  unreadableSince(): number | null;
  /** The apps that go on with what their teams signed last, since nobody of them signed what the store says now. */
  untrusted(): readonly Untrusted[];
  /** Reads the composition at once. */
  refresh(): Promise<void>;
  close(): void;
}

const nothing: Composition = emptyComposition;

/** Brings what a page is made of: the server bundle and the style sheets that the page carries in itself. */
async function fetchForPages({ files }: ReleaseStore, release: Release): Promise<void> {
  await files.fetch(release.server, release.serverIntegrity);
  if (!release.base.startsWith('/')) return;
  const sheets = new Set(Object.values(release.parts).flatMap(({ styles }) => styles));
  await Promise.all(
    [...sheets].map((file) => files.fetch(`assets/${release.app}/${file}`, release.files[file]?.integrity)),
  );
}

/** Brings the files of a release that browsers ask for, some at a time; what is there already is left. */
async function fetchForBrowsers({ files }: ReleaseStore, release: Release): Promise<void> {
  if (!release.base.startsWith('/')) return;
  const waiting = Object.entries(release.files);
  const fetchSome = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [file, { integrity }] = next;
      const name = `assets/${release.app}/${file}`;
      await files.fetch(name, integrity);
      if (isCompressible(file)) await files.fetch(`${name}.br`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, fetchSome));
}

/**
 * Reads the composition now and every `interval` milliseconds. When the store cannot be read, or lacks something that is
 * named, what was live stays live; at the start that is what was followed last, as `kept` says it, or nothing. A canary whose
 * files are missing is left out, and the rest is followed. `follows` is told of each composition that is followed.
 */
export async function followReleases(
  store: ReleaseStore,
  interval: number,
  complain: (error: unknown) => void,
  kept: StoredComposition = storedNowhere,
  follows: (composition: Composition) => void = () => undefined,
): Promise<Composer> {
  const documents = new LRUCache<string, Release>({ max: 200 });
  let composition = nothing;
  let lastRead: Composition = nothing;
  let failing: number | null = null;
  /** Whether a canary is left out, whose files may be had the next time. */
  let lacksCanary = false;
  let ahead = Promise.resolve();
  const find = async (app: string, id: string | undefined): Promise<Release | null> => {
    if (!id) return null;
    const known = documents.get(`${app}/${id}`);
    if (known) return known;
    const release = await store.release(app, id);
    // Pages are made in threads, from files of this machine.
    if (release) await fetchForPages(store, release);
    // A dev server's release is written again and again under one id.
    if (release?.base.startsWith('/')) documents.set(`${app}/${id}`, release);
    return release;
  };
  const withCanaries = async (found: Composition): Promise<Composition> => {
    const canary = await Promise.all(
      Object.entries(found.canary).map(async ([app, one]) => {
        try {
          // A page would be asked of a store that may be away by then.
          await find(app, one.id);
          return [[app, one] as const];
        } catch (error) {
          complain(error);
          return [];
        }
      }),
    );
    return { ...found, canary: Object.fromEntries(canary.flat()) };
  };
  /** Brings the files that browsers will ask for, and writes down what is followed, for a start without the store. */
  const keepAhead = async (followed: Composition): Promise<void> => {
    const named = [
      ...Object.entries(followed.live),
      ...Object.entries(followed.canary).map(([app, { id }]) => [app, id] as const),
    ];
    const releases = (await Promise.all(named.map(([app, id]) => find(app, id)))).filter((one) => one !== null);
    await kept.write({ composition: followed, releases });
    for (const release of releases) await fetchForBrowsers(store, release);
  };

  // A composition is followed once everything it names is on this machine: until then the one before it serves.
  const refresh = async (): Promise<void> => {
    try {
      const found = await store.composition();
      if (found === lastRead && failing === null && !lacksCanary) return;
      await Promise.all(Object.entries(found.live).map(([app, id]) => find(app, id)));
      composition = await withCanaries(found);
      lacksCanary = Object.keys(composition.canary).length < Object.keys(found.canary).length;
      lastRead = found;
      follows(composition);
      failing = null;
      const followed = composition;
      ahead = ahead.then(() => keepAhead(followed)).catch(complain);
    } catch (error) {
      failing ??= Date.now();
      if (composition === nothing) await startFromKept();
      complain(error);
    }
  };
  const startFromKept = async (): Promise<void> => {
    const last = await kept.read();
    if (last === null) return;
    for (const release of last.releases) documents.set(`${release.app}/${release.id}`, release);
    ({ composition } = last);
    follows(composition);
  };
  await refresh();
  const timer = setInterval(() => void refresh(), interval);
  timer.unref();

  return {
    current: () => composition,
    unreadableSince: () => failing,
    untrusted: () => store.untrusted(),
    async compose(...wishes) {
      const pick = async (app: string): Promise<Release | null> => {
        for (const wish of wishes) {
          // A release that the store cannot give now is passed over, so that the page still comes.
          const found = await find(app, wish[app]).catch(() => null);
          if (found !== null) return found;
        }
        return find(app, composition.live[app]);
      };
      const shell = await pick('shell');
      if (!shell) return null;
      const remotes = await Promise.all(owners.map(async (owner) => [owner, await pick(owner)] as const));
      return { shell, remotes: Object.fromEntries(remotes.filter(([, release]) => release !== null)) };
    },
    refresh,
    close: () => clearInterval(timer),
  };
}
