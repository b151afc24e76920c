import type { Overridable, Override } from '@latchkey/api-contract/types';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import {
  byHandOf,
  rateRule,
  ratesByHand,
  type RatesWanted,
  totalOn,
  totalsByHand,
  unitsOnSale,
} from '../../stock/stock.ts';
import { changeAri } from './change-ari.ts';
import { inSpans } from './changed-cells.ts';
import { columnOf, rateNames, valueOf } from './rate-columns.ts';
import { subjectOf } from './stock-act.ts';

/** What a property has set by hand of some nights, each beside what the hotel's files would say. */
export async function overridesOf(db: Deps['db'], hotel: HotelRecord, wanted: RatesWanted): Promise<Override[]> {
  const facts = hotel.readFacts();
  const roomOf = (id: string): HotelFacts['rooms'][number] | undefined => facts.rooms.find((room) => room.id === id);
  const totals = wanted.ratePlanId === undefined ? await totalsByHand(db, hotel.id, wanted) : [];
  const units = await unitsOnSale(db, hotel.id);
  const ofRooms = totals.map(({ date, room_type_id: roomTypeId, total }): Override => {
    const room = roomOf(roomTypeId);
    const rule = room === undefined ? null : totalOn(facts, room, date, units);
    return { roomTypeId, ratePlanId: null, field: 'total', from: date, to: date, value: total, rule };
  });
  const ofRates = (await ratesByHand(db, hotel.id, wanted)).flatMap((row) => {
    const rule = rateRule(facts, roomOf(row.room_type_id), row.rate_plan_id, row.date);
    return rateNames
      .filter((field) => byHandOf(row).includes(columnOf[field]))
      .map((field): Override => ({
        roomTypeId: row.room_type_id,
        ratePlanId: row.rate_plan_id,
        field,
        from: row.date,
        to: row.date,
        value: valueOf(row[columnOf[field]]),
        rule: rule === null ? null : valueOf(rule[columnOf[field]]),
      }));
  });
  return inSpans([...ofRooms, ...ofRates]);
}

/** Gives nights back to the rule of the hotel's files, which holds at once; how many nights something was given back of. */
export function clearOverrides(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  hotel: HotelRecord,
  wanted: RatesWanted & { readonly fields?: readonly Overridable[] | undefined },
): Promise<number> {
  const fields = wanted.fields ?? (['total', ...rateNames] as const);
  // All plans of a type share its rooms: one plan alone gives none of them back.
  const backToRule = fields.filter((field) => field !== 'total' || wanted.ratePlanId === undefined);
  const changes = hotel.sale.rooms
    .filter(({ id, prices }) =>
      wanted.roomTypeId === undefined
        ? wanted.ratePlanId === undefined || Object.hasOwn(prices, wanted.ratePlanId)
        : id === wanted.roomTypeId,
    )
    .map(({ id }) => ({ ...wanted, roomTypeId: id, backToRule }));
  return transact(db, async (tx) => {
    const outcome = await changeAri(
      tx,
      hotel,
      { changes, act: (nights) => actOfClearing(hotel.id, wanted, fields, nights) },
      clock(),
    );
    if ('done' in outcome) return outcome.done.nights;
    throw new Error('what gives nights back to their rule is kept from being made');
  });
}

const actOfClearing = (hotelId: number, wanted: RatesWanted, fields: readonly Overridable[], nights: number) => ({
  hotelId,
  subject: subjectOf(wanted),
  before: { byHand: fields },
  after: { nights },
});
