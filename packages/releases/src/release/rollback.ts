import type { Unfit } from './fit.ts';
import { entryOf, unfitIfLive, withLive, type Occasion } from './promote.ts';
import type { ReleaseStore } from './release-store.ts';

/** What became of going back. */
export type Rollback =
  | { readonly kind: 'live'; readonly id: string }
  | { readonly kind: 'no_previous' }
  | { readonly kind: 'unfit'; readonly reasons: readonly Unfit[] };

/**
 * Makes a previous release of an app live again: the newest of them unless `id` names another. A canary ends. That it fits
 * is asked; that it renders is not, since what is live now is worse.
 */
export async function rollBack(
  store: ReleaseStore,
  app: string,
  id: string | null,
  occasion: Occasion,
): Promise<Rollback> {
  let target = id;
  const refusal = await store.change<Exclude<Rollback, { kind: 'live' }>>(async (current) => {
    target = id ?? current.previous[app]?.[0] ?? null;
    const release = target === null ? null : await store.release(app, target);
    if (release === null) return { kind: 'refused', refusal: { kind: 'no_previous' } };
    const reasons = await unfitIfLive(store, current, [release]);
    if (reasons.length > 0) return { kind: 'refused', refusal: { kind: 'unfit', reasons } };
    const next = withLive(current, app, release.id);
    // What was rolled away from is not where the next rollback should lead.
    const previous = { ...next.previous, [app]: (next.previous[app] ?? []).filter((one) => one !== current.live[app]) };
    return { kind: 'change', next: { ...next, previous }, entries: [entryOf('rollback', current, release, occasion)] };
  });
  return refusal ?? { kind: 'live', id: target ?? '' };
}
