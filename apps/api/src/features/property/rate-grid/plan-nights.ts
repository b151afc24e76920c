import type { RateGrid } from '@latchkey/api-contract/types';
import { pricesForPax } from '@latchkey/booking-core/pricing';
import { mostAdultsOf, roomAtPrices } from '@latchkey/booking-core/rooms';
import { basePaxOf, type HotelRecord, roomOf } from '../../catalogue/catalogue.ts';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import { followed } from '@latchkey/hotel-document/nights';
import { byHandOf, pricerOf, type RateRow, rateRule, withBands } from '../../stock/stock.ts';
import { columnOf } from '../ari-edits/rate-columns.ts';
import { followingPlans, sourcesOf } from '../ari-edits/sources.ts';

type PlanNight = RateGrid['roomTypes'][number]['plans'][number]['nights'][number];

/** The fields of a night that a grid shows. */
const shown = [
  'priceForPax',
  'extraAdult',
  'extraChild',
  'minStay',
  'maxStay',
  'minStayThrough',
  'maxStayThrough',
  'closed',
  'closedToArrival',
  'closedToDeparture',
] as const;

type Figures = Pick<RateRow, (typeof columnOf)[(typeof shown)[number]]>;

const figuresOf = (row: Figures) => ({
  priceForPax: row.price_for_pax.map(({ pax, price }) => ({ pax, price })),
  extraAdult: row.extra_adult,
  extraChild: row.extra_child,
  minStay: row.min_stay,
  maxStay: row.max_stay,
  minStayThrough: row.min_stay_through,
  maxStayThrough: row.max_stay_through,
  closed: row.closed,
  closedToArrival: row.closed_to_arrival,
  closedToDeparture: row.closed_to_departure,
});

/** Rows of a hotel's rates as the nights of plans, `today` being the day on which guests would book. */
export function planNights(
  hotel: HotelRecord,
  rows: readonly RateRow[],
  today: PlanNight['date'],
): Map<RateRow, PlanNight> {
  const facts = hotel.readFacts();
  const following = followingPlans(facts);
  const byKey = new Map(rows.map((row) => [keyOf(row, row.rate_plan_id), row]));
  return new Map(
    rows.map((row) => {
      const base = facts.ratePlans.find(({ id }) => id === row.rate_plan_id)?.derivedFrom?.ratePlanId;
      const rule = ruleOf(facts, row, base === undefined ? undefined : byKey.get(keyOf(row, base)));
      const byHand = byHandOf(row);
      const ruled = rule === null ? null : figuresOf(rule);
      return [
        row,
        {
          date: row.date,
          ...figuresOf(row),
          ...closedAt(row, byHand.includes('closed')),
          guestsPay: guestsPay(hotel, row, today),
          sources: sourcesOf(row, following),
          rule:
            ruled === null
              ? {}
              : Object.fromEntries(
                  shown.filter((name) => byHand.includes(columnOf[name])).map((name) => [name, ruled[name]]),
                ),
        },
      ];
    }),
  );
}

/** When a night was closed by hand, where it was since it is written down who sets what. */
function closedAt({ closed, set_at: set }: RateRow, isByHand: boolean): Pick<PlanNight, 'closedAt'> {
  const kept = set?.closed?.kept;
  return closed && isByHand && kept !== undefined ? { closedAt: new Date(kept).toISOString() } : {};
}

const keyOf = (row: RateRow, planId: string): string => `${row.date} ${row.room_type_id} ${planId}`;

/** What a night goes back to: the files', or of a plan that follows another what that one says now. */
function ruleOf(facts: HotelFacts, row: RateRow, base: RateRow | undefined): Figures | null {
  const room = facts.rooms.find(({ id }) => id === row.room_type_id);
  const rule = rateRule(facts, room, row.rate_plan_id, row.date);
  const by = facts.ratePlans.find(({ id }) => id === row.rate_plan_id)?.derivedFrom;
  if (rule === null || by === undefined || base === undefined) return rule;
  const prices = followed(
    { priceForPax: base.price_for_pax, extraAdult: base.extra_adult, extraChild: base.extra_child },
    by,
    facts.roundPricesTo,
  );
  return {
    ...rule,
    price_for_pax: [...prices.priceForPax],
    extra_adult: prices.extraAdult,
    extra_child: prices.extraChild,
  };
}

/** What one room costs for the night alone, by adults, as a search would answer; empty where it has no price. */
function guestsPay(hotel: HotelRecord, row: RateRow, today: PlanNight['date']): PlanNight['guestsPay'] {
  const room = roomOf(hotel, row.room_type_id);
  if (room === undefined || row.price_for_pax.length === 0) return [];
  const night = {
    date: row.date,
    priceForPax: row.price_for_pax,
    extraAdult: row.extra_adult,
    extraChild: row.extra_child,
    ...withBands(hotel.sale.childBands),
  };
  const priced = roomAtPrices(room, basePaxOf(room, row.rate_plan_id), [night]);
  const offer = { roomTypeId: row.room_type_id, ratePlanId: row.rate_plan_id };
  const price = pricerOf(hotel.sale, today, row.date);
  return pricesForPax(price, [night], mostAdultsOf(priced, priced.basePax), offer).map(({ pax, total }) => ({
    pax,
    price: total,
  }));
}
