import type { Composition } from './composition.types.ts';
import type { Unfit } from './fit.ts';
import { entryOf, takenOut, unfitIfLive, withLive, type Occasion } from './promote.ts';
import type { ReleaseStore } from './release-store.ts';

/** What became of going back. */
export type Rollback =
  | { readonly kind: 'live'; readonly id: string }
  /** A canary ran and was ended: the live release stays. */
  | { readonly kind: 'canary_ended'; readonly id: string; readonly percent: number; readonly live: string | null }
  | { readonly kind: 'is_live' }
  | { readonly kind: 'no_previous' }
  | { readonly kind: 'unfit'; readonly reasons: readonly Unfit[] };

/**
 * Takes back what was shown last. That is the canary where one runs; else what is live gives way to the newest release
 * before it that was not taken out, or to the one that `id` names. That it fits is asked; that it renders is not, since
 * what is live now is worse. With `halts` nobody gets the release that gives way, even in mid-booking.
 */
export async function rollBack(
  store: ReleaseStore,
  app: string,
  id: string | null,
  occasion: Occasion,
  halts = false,
): Promise<Rollback> {
  let done: Rollback = { kind: 'no_previous' };
  const refusal = await store.change<Rollback>(async (current) => {
    const { [app]: running, ...canary } = current.canary;
    const live = current.live[app] ?? null;
    if (id === null && running !== undefined) {
      done = { kind: 'canary_ended', id: running.id, percent: running.percent, live };
      const next = { ...current, canary };
      return {
        kind: 'change',
        next: halts ? withMark(next, app, running.id) : next,
        entries: [{ ...takenOut(halts ? 'halt' : 'end', app, running.id, live, occasion), percent: running.percent }],
      };
    }
    const isOut = (one: string): boolean => current.quarantined.includes(`${app}@${one}`);
    const target = id ?? (current.previous[app] ?? []).find((one) => !isOut(one)) ?? null;
    if (target !== null && target === live) return { kind: 'refused', refusal: { kind: 'is_live' } };
    const release = target === null ? null : await store.release(app, target);
    if (release === null) return { kind: 'refused', refusal: { kind: 'no_previous' } };
    const reasons = await unfitIfLive(store, current, [release]);
    if (reasons.length > 0) return { kind: 'refused', refusal: { kind: 'unfit', reasons } };
    const next = withLive(current, app, release.id);
    // What was rolled away from is not where the next rollback should lead.
    const previous = { ...next.previous, [app]: (next.previous[app] ?? []).filter((one) => one !== live) };
    done = { kind: 'live', id: release.id };
    return {
      kind: 'change',
      next: halts && live !== null ? withMark({ ...next, previous }, app, live) : { ...next, previous },
      entries: [entryOf(halts ? 'halt' : 'rollback', current, release, occasion)],
    };
  });
  return refusal ?? done;
}

/** The composition in which nobody gets a release any more. */
export function withMark(composition: Composition, app: string, id: string): Composition {
  const mark = `${app}@${id}`;
  return {
    ...composition,
    previous: { ...composition.previous, [app]: (composition.previous[app] ?? []).filter((one) => one !== id) },
    quarantined: [...composition.quarantined.filter((one) => one !== mark), mark],
  };
}
