import type { LocalDate } from '../dates/local-date.types.ts';
import { goesWithStay, isInTime, timesOf, type StayHours } from '../extras/goes-with.ts';
import type { SoldAddon } from './basket.types.ts';

/** How many are left of the extras of which a hotel has only so many, by their ids. */
export type ExtrasLeft = Readonly<Record<string, number>>;

/**
 * The extras that go with a stay and of which some are left, in the hotel's order, each with on how many of its nights it
 * can be had.
 */
export const addonsFor = (
  addons: readonly SoldAddon[],
  when: StayHours,
  { today, left = {} }: { readonly today?: LocalDate | undefined; readonly left?: ExtrasLeft | undefined } = {},
): SoldAddon[] =>
  addons
    .map((addon) => (left[addon.addonId] === undefined ? addon : { ...addon, left: left[addon.addonId] }))
    .filter(
      (addon) =>
        addon.left !== 0 &&
        goesWithStay(addon.goesWith ?? {}, when) &&
        (today === undefined || isInTime(addon, when, today)),
    )
    .map((addon) => (addon.each === 'night' ? { ...addon, times: timesOf(addon, when) } : addon));
