import type { Unfit } from './fit.ts';
import type { Composition } from './composition.types.ts';
import { entryOf, takenOut, unfitIfLive, type Occasion } from './promote.ts';
import type { ReleaseStore } from './release-store.ts';
import type { Release } from './release.types.ts';

/** What became of a release that was to be shown to some. */
export type CanaryStart =
  | { readonly kind: 'canary' }
  | { readonly kind: 'not_a_share' }
  | { readonly kind: 'is_live' }
  | { readonly kind: 'unfit'; readonly reasons: readonly Unfit[] };

/** Shows a release to `percent` of the guests (above 0, below 100), beside the live one. Again with another share: more. */
export async function startCanary(
  store: ReleaseStore,
  release: Release,
  percent: number,
  occasion: Occasion,
): Promise<CanaryStart> {
  if (!isShare(percent)) return { kind: 'not_a_share' };
  const refusal = await store.change<Exclude<CanaryStart, { kind: 'canary' }>>(async (current) => {
    if (current.live[release.app] === release.id) return { kind: 'refused', refusal: { kind: 'is_live' } };
    const reasons = await unfitIfLive(store, current, [release]);
    if (reasons.length > 0) return { kind: 'refused', refusal: { kind: 'unfit', reasons } };
    const canary = { id: release.id, percent, since: occasion.now.toISOString() };
    return {
      kind: 'change',
      next: withoutMark({ ...current, canary: { ...current.canary, [release.app]: canary } }, release),
      entries: [{ ...entryOf('canary', current, release, occasion), percent }],
    };
  });
  return refusal ?? { kind: 'canary' };
}

/** Whether a number is a share of the guests: some, and not all. */
export const isShare = (percent: number): boolean => percent > 0 && percent < 100;

/** Who shows a release means it: it is taken out no longer. */
export const withoutMark = (composition: Composition, { app, id }: Pick<Release, 'app' | 'id'>): Composition => ({
  ...composition,
  quarantined: composition.quarantined.filter((one) => one !== `${app}@${id}`),
});

/** What became of ending a canary. */
export type CanaryEnd =
  | { readonly kind: 'ended'; readonly id: string; readonly percent: number; readonly live: string | null }
  | { readonly kind: 'no_canary' };

/** Ends an app's canary: its share gets what is live. A booking under way ends on what it began on. */
export async function endCanary(store: ReleaseStore, app: string, occasion: Occasion): Promise<CanaryEnd> {
  let ended: CanaryEnd = { kind: 'no_canary' };
  await store.change<'none'>(async (current) => {
    const { [app]: running, ...canary } = current.canary;
    if (running === undefined) return { kind: 'refused', refusal: 'none' };
    const live = current.live[app] ?? null;
    ended = { kind: 'ended', id: running.id, percent: running.percent, live };
    return {
      kind: 'change',
      next: { ...current, canary },
      entries: [{ ...takenOut('end', app, running.id, live, occasion), percent: running.percent }],
    };
  });
  return ended;
}
