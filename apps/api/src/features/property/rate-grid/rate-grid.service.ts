import type { Locale, RateGrid } from '@latchkey/api-contract/types';
import { freeWithParts } from '@latchkey/booking-core/rooms';
import type { Deps } from '../../../deps.ts';
import { basePaxOf, feesIn, type HotelRecord, propertyToday, roomOf } from '../../catalogue/catalogue.ts';
import { offersOf, totalOn, type TotalRow, unitsOnSale } from '../../stock/stock.ts';
import type { DateSpan } from '../ari-edits/editable-nights.ts';
import { ratesOf, totalsBetween } from '../ari-edits/property-stock.queries.ts';
import { seenSince, sourceOf } from '../ari-edits/sources.ts';
import { forecastOf } from './forecast.ts';
import { planNights } from './plan-nights.ts';

interface Asked {
  readonly span: DateSpan;
  readonly onSale: DateSpan;
  readonly language: Locale | undefined;
}

/** Rooms, prices and restrictions of some nights by type and plan, what guests pay, and how the nights sell. */
export async function rateGrid(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  hotel: HotelRecord,
  { span, onSale, language }: Asked,
): Promise<RateGrid> {
  const now = clock();
  const { sale } = hotel;
  const facts = hotel.readFacts();
  const today = propertyToday(sale.timeZone, now);
  const [rates, totals, units] = await Promise.all([
    ratesOf(db, hotel.id, span),
    totalsBetween(db, hotel.id, span),
    unitsOnSale(db, hotel.id),
  ]);
  const nights = planNights(hotel, rates, today);
  const names = hotel.namesIn(language ?? facts.mailLanguage);
  const leftOf = leftIn(hotel, totals);
  const roomTypes = sale.rooms.map((room): RateGrid['roomTypes'][number] => ({
    roomTypeId: room.id,
    name: names.rooms[room.id] ?? room.id,
    maxPax: room.maxPax,
    takesExtraAdult: room.extraAdult,
    takesExtraChild: room.extraChild,
    nights: totals
      .filter((row) => row.room_type_id === room.id)
      .map((row) => ({
        date: row.date,
        total: row.total,
        sold: row.used,
        left: leftOf(row),
        ...(row.by_property ? { source: sourceOf(row.set_at?.total), ...ruleOf(facts, row, units) } : {}),
      })),
    plans: sale.ratePlans
      .filter(({ id }) => Object.hasOwn(room.prices, id))
      .map(({ id, derivedFrom }) => ({
        ratePlanId: id,
        name: names.ratePlans[id] ?? id,
        basePax: basePaxOf(room, id),
        ...(derivedFrom === undefined ? {} : { follows: derivedFrom }),
        nights: rates
          .filter((row) => row.room_type_id === room.id && row.rate_plan_id === id)
          .flatMap((row) => nights.get(row) ?? []),
      })),
  }));
  return {
    today,
    ...span,
    onSale,
    currency: sale.currency,
    forecast: await forecastOf(db, hotel, span, roomTypes, now),
    roomTypes,
    terms: {
      bookedOn: today,
      taxes: [...hotel.taxesIn(language)],
      promotions: offersOf(sale),
      convenienceFee: sale.convenienceFee,
      ...(sale.fees.length === 0 ? {} : { fees: feesIn(hotel, language) }),
      roundPricesTo: sale.roundPricesTo,
    },
    asOf: seenSince(now),
  };
}

function ruleOf(
  facts: ReturnType<HotelRecord['readFacts']>,
  row: TotalRow,
  units: Awaited<ReturnType<typeof unitsOnSale>>,
): { readonly rule?: number } {
  const room = facts.rooms.find(({ id }) => id === row.room_type_id);
  return room === undefined ? {} : { rule: Math.max(row.used, totalOn(facts, room, row.date, units)) };
}

/** How many rooms of a row's type can be sold, what takes others with it among them. */
function leftIn(hotel: HotelRecord, totals: readonly TotalRow[]): (row: TotalRow) => number {
  const byKey = new Map(totals.map((row) => [`${row.date} ${row.room_type_id}`, row]));
  return (row) =>
    Math.max(
      0,
      freeWithParts(roomOf(hotel, row.room_type_id) ?? { id: row.room_type_id }, (type) => {
        const its = byKey.get(`${row.date} ${type}`);
        return its === undefined ? 0 : its.total - its.used;
      }),
    );
}
