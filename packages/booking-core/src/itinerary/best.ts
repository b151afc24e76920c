import { affinityOf } from './affinity.ts';
import { fitIn, type Gap } from './fit.ts';
import type { ItineraryPlace, PlannedStop } from './itinerary.types.ts';
import type { ItineraryPurpose } from './itinerary-kinds.ts';
import type { StopTimes } from './slots.ts';

/** How much more a place counts that is closed on all later days of the plan. */
const lastChance = 8;

/** What a stop is to be beside fitting. */
interface Wishes {
  /** Whether a place is closed on all later days of the plan. */
  readonly isLastChance?: (place: ItineraryPlace) => boolean;
  readonly isWelcome?: (stop: PlannedStop) => boolean;
}

/**
 * The stop that fits the gap best: it suits the purpose, is near and is open on arrival. Null where none fits; on a tie
 * the first.
 */
export function bestOf(
  candidates: readonly ItineraryPlace[],
  stayOf: (place: ItineraryPlace) => StopTimes,
  gap: Gap,
  purpose: ItineraryPurpose,
  { isLastChance, isWelcome = () => true }: Wishes = {},
): PlannedStop | null {
  let best: { readonly stop: PlannedStop; readonly score: number } | null = null;
  for (const place of candidates) {
    const stay = stayOf(place);
    const stop = fitIn(place, stay, gap);
    if (stop === null || !isWelcome(stop)) continue;
    const waits = stop.startsAt - Math.max(gap.after.at + stop.leg.minutes, stay.from);
    const score =
      affinityOf(place.kind, purpose) * 10 -
      stop.leg.km * 2 -
      waits / 10 +
      (isLastChance?.(place) === true ? lastChance : 0);
    if (best === null || score > best.score) best = { stop, score };
  }
  return best?.stop ?? null;
}
