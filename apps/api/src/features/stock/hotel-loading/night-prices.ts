import type { LocalDate } from '@latchkey/booking-core/dates';
import { adjustedPrice } from '@latchkey/booking-core/pricing';
import type { HotelFacts } from '../../catalogue/hotel-files/hotel-facts.schema.ts';
import { isOfNight } from './rule-holds.ts';
import { weekdayNameOf } from './weekday-name.ts';

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

function seasonsOf(rules: Rules, date: LocalDate): HotelFacts['seasons'] {
  return rules.seasons.filter((season) => isOfNight(season, date));
}
