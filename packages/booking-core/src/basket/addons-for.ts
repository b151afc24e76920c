import type { LocalDate } from '../dates/local-date.types.ts';
import { goesWithStay, isInTime, timesOf, type StayHours } from '../extras/goes-with.ts';
import type { SoldAddon } from './basket.types.ts';

/** The extras that go with a stay, in the hotel's order, each with on how many of its nights it can be had. */
export const addonsFor = (addons: readonly SoldAddon[], when: StayHours, today?: LocalDate): SoldAddon[] =>
  addons
    .filter(
      (addon) => goesWithStay(addon.goesWith ?? {}, when) && (today === undefined || isInTime(addon, when, today)),
    )
    .map((addon) => (addon.each === 'night' ? { ...addon, times: timesOf(addon, when) } : addon));
