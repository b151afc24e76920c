import { quarantine, type ReleaseStore } from '@latchkey/releases/store';
import type { Composer } from '../releases/composer.ts';
import type { PageCounts } from './page-counts.ts';

/**
 * Takes a release that fails out of the composition, for every origin: the one before it serves from the next page on.
 * Asked after each page that failed and each renderer that was lost; a release is taken out once.
 */
export function releaseWatch(
  store: ReleaseStore,
  composer: Composer,
  counts: PageCounts,
  complain: (message: string, facts: object) => void,
): (release: string) => Promise<void> {
  const handled = new Set<string>();
  return async (release) => {
    const why = counts.isFailing(release);
    const [app = '', id = ''] = release.split('@');
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
