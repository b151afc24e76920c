import { takenOut, type Occasion } from './promote.ts';
import type { ReleaseStore } from './release-store.ts';
import { rollBack, withMark, type Rollback } from './rollback.ts';

/** What became of a halt. */
export type Halt = Rollback | { readonly kind: 'marked' } | { readonly kind: 'already' };

/**
 * Takes a release out for everybody, a booking that began on it too: the canary where one runs, else what is live, or the
 * one that `id` names. One that guests got before and that bookings under way still have is marked alone.
 */
export async function halt(store: ReleaseStore, app: string, id: string | null, occasion: Occasion): Promise<Halt> {
  const { live, canary, previous, quarantined } = await store.composition();
  const meant = id ?? canary[app]?.id ?? live[app] ?? null;
  if (meant === null) return { kind: 'no_previous' };
  if (meant === canary[app]?.id) return rollBack(store, app, null, occasion, true);
  if (meant === live[app]) {
    const before = (previous[app] ?? []).find((one) => !quarantined.includes(`${app}@${one}`));
    return before === undefined ? { kind: 'no_previous' } : rollBack(store, app, before, occasion, true);
  }
  if (quarantined.includes(`${app}@${meant}`)) return { kind: 'already' };
  await store.change<never>(async (current) => ({
    kind: 'change',
    next: withMark(current, app, meant),
    entries: [takenOut('halt', app, meant, current.live[app] ?? null, occasion)],
  }));
  return { kind: 'marked' };
}
