import type { LocalDate } from '@latchkey/booking-core/dates';
import { noRestrictions, type NightRestrictions } from '@latchkey/booking-core/restrictions';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import { isOfNight, isOfPlan, type PlanOfRoom } from './rule-holds.ts';
import { weekdayNameOf } from './weekday-name.ts';

type Rules = Pick<HotelFacts, 'seasons' | 'restrictions'>;
type Restriction = HotelFacts['restrictions'][number];

/** What a hotel's files ask of stays on a night of a plan: of all rules that hold, the strictest of each kind. */
export function restrictionsOn(rules: Rules, date: LocalDate, plan: PlanOfRoom): NightRestrictions {
  const held = rules.restrictions.filter((rule) => isOfNight(rule, date) && isOfPlan(rule, plan));
  const weekday = weekdayNameOf(date);
  return {
    minStay: Math.max(minStayOn(rules, date), ...given(held, 'minStay')),
    maxStay: least(given(held, 'maxStay')),
    stayLengths: commonLengths(held),
    minStayThrough: Math.max(noRestrictions.minStayThrough, ...given(held, 'minStayThrough')),
    maxStayThrough: least(given(held, 'maxStayThrough')),
    closedToArrival: held.some(
      ({ closedToArrival, arrivalDays }) => closedToArrival === true || arrivalDays?.includes(weekday) === false,
    ),
    closedToDeparture: held.some(
      ({ closedToDeparture, departureDays }) =>
        closedToDeparture === true || departureDays?.includes(weekday) === false,
    ),
    minAdvanceDays: Math.max(noRestrictions.minAdvanceDays, ...given(held, 'minAdvanceDays')),
    maxAdvanceDays: least(given(held, 'maxAdvanceDays')),
    cutOffHour: least(given(held, 'cutOffHour')),
  };
}

/** The fewest nights that the seasons of a night ask of a stay beginning on it. */
export function minStayOn({ seasons }: Pick<Rules, 'seasons'>, date: LocalDate): number {
  return Math.max(1, ...seasons.filter((season) => isOfNight(season, date)).map((season) => season.minStay));
}

const given = (
  held: readonly Restriction[],
  field:
    | 'minStay'
    | 'maxStay'
    | 'minStayThrough'
    | 'maxStayThrough'
    | 'minAdvanceDays'
    | 'maxAdvanceDays'
    | 'cutOffHour',
): number[] => held.flatMap((rule) => rule[field] ?? []);

/** The lengths that all rules name which name any. */
function commonLengths(held: readonly Restriction[]): number[] | null {
  const [first, ...others] = held.flatMap(({ stayLengths }) => (stayLengths === undefined ? [] : [stayLengths]));
  if (first === undefined) return null;
  return first
    .filter((length) => others.every((lengths) => lengths.includes(length)))
    .toSorted((one, other) => one - other);
}

const least = (figures: readonly number[]): number | null => (figures.length === 0 ? null : Math.min(...figures));
