import type { PageReleases } from '@latchkey/federation/page';
import type { Composition, Release, ReleaseStore } from '@latchkey/federation/releases';
import { owners } from '@latchkey/site/urls';
import { LRUCache } from 'lru-cache';

/** Follows the release store: every page is composed of what is live at that moment, or of what a tester asks for. */
export interface Composer {
  /** Releases by app that take the place of the live ones; unknown ones are ignored. Null when no shell is live. */
  compose(overrides: Readonly<Record<string, string>>): Promise<PageReleases | null>;
  close(): void;
}

/**
 * Reads the composition now and every `interval` milliseconds. When the store cannot be read, what was live stays live;
 * at the start that is nothing.
 */
export async function followReleases(
  store: ReleaseStore,
  interval: number,
  complain: (error: unknown) => void,
): Promise<Composer> {
  const documents = new LRUCache<string, Release>({ max: 200 });
  let composition: Composition = { revision: 0, live: {}, canary: {}, previous: {}, quarantined: [] };
  await store.composition().then((found) => (composition = found), complain);
  const timer = setInterval(() => {
    store.composition().then((next) => (composition = next), complain);
  }, interval);
  timer.unref();

  const find = async (app: string, id: string | undefined): Promise<Release | null> => {
    if (!id) return null;
    const known = documents.get(`${app}/${id}`);
    if (known) return known;
    const release = await store.release(app, id);
    // A dev server's release is written again and again under one id.
    if (release?.base.startsWith('/')) documents.set(`${app}/${id}`, release);
    return release;
  };

  return {
    async compose(overrides) {
      const pick = async (app: string) => (await find(app, overrides[app])) ?? (await find(app, composition.live[app]));
      const shell = await pick('shell');
      if (!shell) return null;
      const remotes = await Promise.all(owners.map(async (owner) => [owner, await pick(owner)] as const));
      return { shell, remotes: Object.fromEntries(remotes.filter(([, release]) => release !== null)) };
    },
    close: () => clearInterval(timer),
  };
}
