import { quarantine, type ReleaseStore } from '@latchkey/releases/store';
import type { Composer } from '../releases/composer.ts';
import type { ClientCounts } from './client-counts.ts';
import type { PageCounts } from './page-counts.ts';

/** The parts that say whether a release fails. */
export interface ReleaseCounts {
  readonly pages: PageCounts;
  readonly browsers: ClientCounts;
}

/**
 * Takes a release that fails out of the composition, for every origin: the one before it serves from the next page on.
 * Asked after each page that failed, each renderer that was lost and each failure that a browser told; a release is taken
 * out once. What browsers tell ends a canary and nothing else: anybody can send reports, and no stranger may choose what is
 * live.
 */
export function releaseWatch(
  store: ReleaseStore,
  composer: Composer,
  { pages, browsers }: ReleaseCounts,
  complain: (message: string, facts: object) => void,
): (release: string) => Promise<void> {
  const handled = new Set<string>();
  return async (release) => {
    const [app = '', id = ''] = release.split('@');
    const { live, canary } = composer.current();
    const isCanary = canary[app]?.id === id;
    const why =
      pages.isFailing(release) ??
      (isCanary ? browsers.isWorse(release, live[app] === undefined ? undefined : `${app}@${live[app]}`) : null);
    if (why === null || id === 'dev' || handled.has(release)) return;
    handled.add(release);
    const isOut = await quarantine(store, app, id, { by: 'origin', now: new Date(), why }).catch((error: unknown) => {
      complain('release could not be taken out', { release, why, reason: String(error) });
      return false;
    });
    if (isOut) {
      complain('release taken out', { release, why });
      await composer.refresh();
    }
    // One that comes back is watched again.
    setTimeout(() => handled.delete(release), 60_000).unref();
  };
}
