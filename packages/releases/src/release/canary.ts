import type { Unfit } from './fit.ts';
import { entryOf, unfitIfLive, type Occasion } from './promote.ts';
import type { ReleaseStore } from './release-store.ts';
import type { Release } from './release.types.ts';

/** What became of a release that was to be shown to some. */
export type CanaryStart =
  | { readonly kind: 'canary' }
  | { readonly kind: 'not_a_share' }
  | { readonly kind: 'unfit'; readonly reasons: readonly Unfit[] };

/** Shows a release to `percent` of the guests (above 0, below 100), beside the live one. Again with another share: more. */
export async function startCanary(
  store: ReleaseStore,
  release: Release,
  percent: number,
  occasion: Occasion,
): Promise<CanaryStart> {
  if (!(percent > 0 && percent < 100)) return { kind: 'not_a_share' };
  const refusal = await store.change<readonly Unfit[]>(async (current) => {
    const reasons = await unfitIfLive(store, current, [release]);
    if (reasons.length > 0) return { kind: 'refused', refusal: reasons };
    const canary = { id: release.id, percent, since: occasion.now.toISOString() };
    return {
      kind: 'change',
      next: { ...current, canary: { ...current.canary, [release.app]: canary } },
      entries: [{ ...entryOf('canary', current, release, occasion), percent }],
    };
  });
  return refusal === null ? { kind: 'canary' } : { kind: 'unfit', reasons: refusal };
}
