import { weekdayOf, type LocalDate } from '@latchkey/booking-core/dates';
import { adjustedPrice } from '@latchkey/booking-core/pricing';
import type { HotelFacts, Weekday } from '../../catalogue/hotel-files/hotel-facts.schema.ts';

const weekdays: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** The weekday of a night, as hotel files write it. */
export function weekdayNameOf(date: LocalDate): Weekday {
  return weekdays[weekdayOf(date) - 1] as Weekday;
}

type Rules = Pick<HotelFacts, 'weekdays' | 'seasons' | 'roundPricesTo'>;

/**
 * A base price under a hotel's rules on one night: the weekday's percentage, then that of every season that holds, each
 * on the price so far; rounded once, half up, to a multiple of `roundPricesTo`.
 */
export function nightPrice(rules: Rules, date: LocalDate, base: number): number {
  const percents = [
    rules.weekdays[weekdayNameOf(date)] ?? 0,
    ...seasonsOf(rules, date).map((season) => season.percent),
  ];
  return adjustedPrice(base, percents, rules.roundPricesTo);
}

/** The fewest nights a stay beginning on this night may have. */
export function minStayOn(rules: Rules, date: LocalDate): number {
  return Math.max(1, ...seasonsOf(rules, date).map((season) => season.minStay));
}

function seasonsOf(rules: Rules, date: LocalDate): HotelFacts['seasons'] {
  const day = date.slice(5);
  return rules.seasons.filter(({ from, to }) => (from <= to ? from <= day && day <= to : from <= day || day <= to));
}
