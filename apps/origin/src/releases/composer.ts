import type { PageReleases } from '@latchkey/releases/page';
import type { Composition, Release, ReleaseStore } from '@latchkey/releases/store';
import { owners } from '@latchkey/site/urls';
import { LRUCache } from 'lru-cache';

/** Follows the release store: every page is composed of what is live at that moment, or of what takes its place. */
export interface Composer {
  /** The newest composition that is known. */
  current(): Composition;
  /**
   * The releases of a page. `wishes` are tried in order before what is live, each with ids by app; unknown releases and,
   * where guests did not ask for them, quarantined ones are passed over. Null when no shell is live.
   */
  compose(...wishes: readonly Readonly<Record<string, string>>[]): Promise<PageReleases | null>;
  /** Reads the composition at once. */
  refresh(): Promise<void>;
  close(): void;
}

const nothing: Composition = { revision: 0, live: {}, canary: {}, previous: {}, quarantined: [] };

/** Brings what a page is made of: the server bundle and the style sheets that the page carries in itself. */
async function fetchForPages({ files }: ReleaseStore, release: Release): Promise<void> {
  await files.fetch(release.server, release.serverIntegrity);
  if (!release.base.startsWith('/')) return;
  const sheets = new Set(Object.values(release.parts).flatMap(({ styles }) => styles));
  await Promise.all(
    [...sheets].map((file) => files.fetch(`assets/${release.app}/${file}`, release.files[file]?.integrity)),
  );
}

/**
 * Reads the composition now and every `interval` milliseconds. When the store cannot be read, or lacks something that is
 * named, what was live stays live; at the start that is nothing. `follows` is
 * told of each that is followed.
 */
export async function followReleases(
  store: ReleaseStore,
  interval: number,
  complain: (error: unknown) => void,
  follows: (composition: Composition) => void = () => undefined,
): Promise<Composer> {
  const documents = new LRUCache<string, Release>({ max: 200 });
  let composition = nothing;
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

  // A composition is followed once everything it names is on this machine: until then the one before it serves.
  const refresh = async (): Promise<void> => {
    try {
      const found = await store.composition();
      await Promise.all(Object.entries(found.live).map(([app, id]) => find(app, id)));
      composition = found;
      follows(found);
    } catch (error) {
      complain(error);
    }
  };
  await refresh();
  const timer = setInterval(() => void refresh(), interval);
  timer.unref();

  return {
    current: () => composition,
    async compose(...wishes) {
      const pick = async (app: string): Promise<Release | null> => {
        for (const wish of wishes) {
          const found = await find(app, wish[app]);
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
