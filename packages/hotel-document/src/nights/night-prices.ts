import type { LocalDate } from '@latchkey/booking-core/dates';
import { adjustedPrice, type NightlyRate } from '@latchkey/booking-core/pricing';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import { derivedExtra, derivedPrice } from '../prices/derived-prices.ts';
import { isOfNight, isOfPlan, type PlanOfRoom } from './rule-holds.ts';
import { weekdayNameOf } from './weekday-name.ts';

type Rules = Pick<HotelFacts, 'weekdays' | 'seasons' | 'roundPricesTo'>;
type Season = Rules['seasons'][number];
type RoomPrice = HotelFacts['rooms'][number]['prices'][string];

/** What a plan costs on a night. */
export interface NightPrices extends Pick<RoomPrice, 'extraAdult' | 'extraChild'> {
  readonly priceForPax: NightlyRate['priceForPax'];
}

/**
 * The prices of a plan in a room on one night; undefined where the room does not have it. Seasons by single nights go
 * before those of one year, and those before seasons of every year: only the first kind that says anything of the plan's
 * price counts. A price of its own stands as it is written, the first listed one of several. Without one, the base price
 * gets the weekday's percentage, then that of each season of the kind, each on the price so far; rounded once, half up,
 * to a multiple of `roundPricesTo`; the base price is that of the last of its `later` ones that has begun. A derived plan follows the price that its plan has on the night.
 */
export function pricesOn(
  facts: Rules & Pick<HotelFacts, 'ratePlans'>,
  { id: roomTypeId, prices }: Pick<HotelFacts['rooms'][number], 'id' | 'prices'>,
  ratePlanId: string,
  date: LocalDate,
): NightPrices | undefined {
  const by = facts.ratePlans.find(({ id }) => id === ratePlanId)?.derivedFrom;
  const base = prices[by?.ratePlanId ?? ratePlanId];
  if (base === undefined) return undefined;
  const plan = { roomTypeId, ratePlanId: by?.ratePlanId ?? ratePlanId };
  const own = basePricesOn(facts, date, plan, priceFrom(base, date));
  return by === undefined ? own : followed(own, by, facts.roundPricesTo);
}

/** A plan's base price as it is from a night on: the last of its later prices that has begun. */
function priceFrom({ later = [], ...base }: RoomPrice, date: LocalDate): NightPrices {
  const {
    priceForPax,
    extraAdult = base.extraAdult,
    extraChild = base.extraChild,
  } = later.findLast(({ from }) => from <= date) ?? base;
  return { priceForPax, extraAdult, extraChild };
}

/** The prices of a derived plan on a night on which the plan that it follows has these. */
export const followed = (
  { priceForPax, extraAdult, extraChild }: NightPrices,
  by: NonNullable<HotelFacts['ratePlans'][number]['derivedFrom']>,
  step: number,
): NightPrices => ({
  priceForPax: priceForPax.map(({ pax, price }) => ({ pax, price: derivedPrice(price, by, step) })),
  extraAdult: derivedExtra(extraAdult, by, step),
  extraChild: derivedExtra(extraChild, by, step),
});

function basePricesOn(rules: Rules, date: LocalDate, plan: PlanOfRoom, base: NightPrices): NightPrices {
  const seasons = seasonsOf(rules, date, plan);
  const own = seasons.map((season) => ownPriceOf(season, plan)).find((price) => price !== undefined);
  if (own !== undefined) {
    const { priceForPax, extraAdult = base.extraAdult, extraChild = base.extraChild } = own;
    return { priceForPax, extraAdult, extraChild };
  }
  const percents = [rules.weekdays[weekdayNameOf(date)] ?? 0, ...seasons.map(({ percent }) => percent)];
  const priced = (price: number): number => adjustedPrice(price, percents, rules.roundPricesTo);
  return {
    priceForPax: base.priceForPax.map(({ pax, price }) => ({ pax, price: priced(price) })),
    extraAdult: priced(base.extraAdult),
    extraChild: priced(base.extraChild),
  };
}

/** The seasons that a plan's price on a night looks at: of all that say something of it, the most exact kind. */
function seasonsOf({ seasons }: Rules, date: LocalDate, plan: PlanOfRoom): Season[] {
  const said = seasons.filter(
    (season) =>
      isOfNight(season, date) &&
      isOfPlan(season, plan) &&
      (season.percent !== 0 || ownPriceOf(season, plan) !== undefined),
  );
  const most = Math.max(...said.map(exactness));
  return said.filter((season) => exactness(season) === most);
}

const ownPriceOf = ({ prices }: Season, { roomTypeId, ratePlanId }: PlanOfRoom) => prices?.[roomTypeId]?.[ratePlanId];

/** Single nights 2, of one year 1, of every year 0. */
const exactness = ({ on, from = '', to = from }: Season): number =>
  on !== undefined ? 2 : from.length > 'MM-DD'.length || to.length > 'MM-DD'.length ? 1 : 0;
