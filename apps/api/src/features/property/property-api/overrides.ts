import type { Overridable, Override } from '@latchkey/api-contract/types';
import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import { noteAct } from '../../../database/journal.ts';
import { noteStockChange } from '../../../database/stock-changes.ts';
import type { RateField } from '../../../database/tables/stock-tables.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import type { HotelFacts } from '../../catalogue/hotel-files/hotel-facts.schema.ts';
import {
  byHandOf,
  followPlans,
  hasFollowers,
  lockDates,
  lockRates,
  type RateRow,
  rateRows,
  rateRule,
  type RatesWanted,
  roomRows,
  stockRates,
  stockRooms,
  totalOn,
  withByHand,
  writeRateRows,
} from '../../stock/stock.ts';
import { datesOf } from './editable-nights.ts';
import { columnOf, rateNames } from './rate-columns.ts';
import { subjectOf } from './stock-act.ts';
import { ratesByHand, releaseTotals, totalsByHand } from './property-stock.queries.ts';

/** What a property has set by hand of some nights, each beside what the hotel's files would say. */
export async function overridesOf(db: Deps['db'], hotel: HotelRecord, wanted: RatesWanted): Promise<Override[]> {
  const facts = hotel.readFacts();
  const roomOf = (id: string): HotelFacts['rooms'][number] | undefined => facts.rooms.find((room) => room.id === id);
  const totals = wanted.ratePlanId === undefined ? await totalsByHand(db, hotel.id, wanted) : [];
  const ofRooms = totals.map(({ date, room_type_id: roomTypeId, total }): Override => {
    const room = roomOf(roomTypeId);
    const rule = room === undefined ? null : totalOn(facts, room, date);
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

const valueOf = (value: RateRow[RateField]): Override['value'] =>
  typeof value !== 'object' || value === null || isLengths(value)
    ? value
    : value.map(({ pax, price }) => ({ pax, price }));

const isLengths = (value: number[] | RateRow['price_for_pax']): value is number[] => typeof value[0] === 'number';

/** Nights in a row of one field with one value and one rule, as one. */
function inSpans(nights: readonly Override[]): Override[] {
  const alike = Map.groupBy(nights, ({ from: _from, to: _to, ...rest }) => JSON.stringify(rest));
  return [...alike.values()]
    .flatMap((same) =>
      same.reduce<Override[]>((spans, night) => {
        const last = spans.at(-1);
        return last !== undefined && addDays(last.to, 1) === night.from
          ? [...spans.slice(0, -1), { ...last, to: night.to }]
          : [...spans, night];
      }, []),
    )
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

const keyOf = ({ roomTypeId, ratePlanId, from, field }: Override): string =>
  `${roomTypeId} ${ratePlanId ?? ''} ${from} ${field}`;

/** Gives nights back to the rule of the hotel's files, which holds at once; how many nights something was given back of. */
export function clearOverrides(
  { db }: Pick<Deps, 'db'>,
  hotel: HotelRecord,
  wanted: RatesWanted & { readonly fields?: readonly Overridable[] | undefined },
): Promise<number> {
  const fields = wanted.fields ?? (['total', ...rateNames] as const);
  const columns = rateNames.filter((field) => fields.includes(field)).map((field) => columnOf[field]);
  const facts = hotel.readFacts();
  const dates = datesOf(wanted);
  const isWanted = (row: { readonly room_type_id: string }): boolean =>
    wanted.roomTypeId === undefined || row.room_type_id === wanted.roomTypeId;
  return transact(db, async (tx) => {
    const cleared = new Set<LocalDate>();
    const changed = { hotelId: hotel.id, first: wanted.from, last: wanted.to };
    // All plans of a type share its rooms: one plan alone gives none of them back.
    if (fields.includes('total') && wanted.ratePlanId === undefined) {
      noteStockChange(tx, { ...changed, what: 'rooms' });
      await lockDates(tx, hotel.id, wanted.from, wanted.to);
      for (const date of await releaseTotals(tx, hotel.id, wanted)) cleared.add(date);
      await stockRooms(tx, roomRows(facts, dates).filter(isWanted));
    }
    if (columns.length > 0) {
      noteStockChange(tx, { ...changed, what: 'rates' });
      const locked = hasFollowers(facts) ? { ...wanted, ratePlanId: undefined } : wanted;
      const rows = await lockRates(tx, hotel.id, locked);
      const released = rows.filter(
        (row) =>
          (wanted.ratePlanId === undefined || row.rate_plan_id === wanted.ratePlanId) &&
          byHandOf(row).some((field) => columns.includes(field)),
      );
      for (const { date } of released) cleared.add(date);
      const freed = released.map((row) =>
        withByHand(
          row,
          byHandOf(row).filter((field) => !columns.includes(field)),
        ),
      );
      await writeRateRows(tx, hotel.id, freed);
      const ruled = rateRows(facts, dates).filter(
        (row) => isWanted(row) && (wanted.ratePlanId === undefined || row.rate_plan_id === wanted.ratePlanId),
      );
      await stockRates(tx, ruled);
      if (hasFollowers(facts)) await followPlans(tx, facts, await lockRates(tx, hotel.id, locked));
    }
    if (cleared.size > 0)
      noteAct(tx, {
        hotelId: hotel.id,
        subject: subjectOf(wanted),
        before: { byHand: fields },
        after: { nights: cleared.size },
      });
    return cleared.size;
  });
}
