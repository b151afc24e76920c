import type { StockFault } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { noteAct } from '../../../database/journal.ts';
import { noteStockChange } from '../../../database/stock-changes.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { followPlans, hasFollowers, lockRates, type RateRow, writeRateRows } from '../../stock/stock.ts';
import { type HotelRecord, roomOf } from '../../catalogue/catalogue.ts';
import { datesOf, faultsOfDates, nightsOnSale, type DateSpan } from './editable-nights.ts';
import { ratesAct, subjectOf } from './stock-act.ts';
import { editedRate, isPriceable, type RateEdit } from './edit-rates.ts';
import { writeTotal } from './property-stock.queries.ts';
import { faultsOfNights, isJump } from './stock-faults.ts';

type Editing = Pick<Deps, 'db' | 'clock'>;

/** How an edit ended: the nights that it changed, or all that kept it from being made. Nothing is changed then. */
export type Edited = { readonly nights: number } | { readonly faults: readonly StockFault[] };

interface RatesEdited extends DateSpan, RateEdit {
  readonly roomTypeId: string;
  readonly ratePlanId?: string | undefined;
  readonly currency?: string | undefined;
  readonly force?: boolean | undefined;
}

/** Sets prices or restrictions of some nights by hand: what is named, on every night of the span or on none. */
export async function editRates({ db, clock }: Editing, hotel: HotelRecord, edit: RatesEdited): Promise<Edited> {
  const room = roomOf(hotel, edit.roomTypeId);
  if (room === undefined) throw new Error('a room type that is none');
  const faults = [...faultsOfRequest(hotel, edit), ...faultsOfDates(edit, nightsOnSale(hotel, clock()))];
  if (faults.length > 0) return { faults };
  return transact<Edited>(db, async (tx, rollback) => {
    noteStockChange(tx, { hotelId: hotel.id, what: 'rates', first: edit.from, last: edit.to });
    const facts = hotel.readFacts();
    // Where plans follow others, all are locked at once: one after the other, two edits would wait for each other.
    const all = await lockRates(tx, hotel.id, hasFollowers(facts) ? { ...edit, ratePlanId: undefined } : edit);
    const rows = all.filter((row) => edit.ratePlanId === undefined || row.rate_plan_id === edit.ratePlanId);
    const edited = rows.map((row) => editedRate(row, edit, room));
    const found = [
      ...faultsOfMissing(edit, new Set(rows.map(({ date }) => date))),
      ...faultsOfNights(
        edited.flatMap((one) => one.faults),
        edit.force ?? false,
      ),
    ];
    if (found.length > 0) return rollback({ faults: found });
    await writeRateRows(
      tx,
      hotel.id,
      edited.map(({ row }) => row),
    );
    noteAct(tx, ratesAct(hotel.id, edit, rows));
    if (hasFollowers(facts))
      await followPlans(
        tx,
        facts,
        withEdited(
          all,
          edited.map(({ row }) => row),
        ),
      );
    return { nights: new Set(rows.map(({ date }) => date)).size };
  });
}

/** Rows as they are once some of them are written. */
function withEdited(rows: readonly RateRow[], edited: readonly RateRow[]): RateRow[] {
  const keyOf = (row: RateRow): string => `${row.date} ${row.rate_plan_id}`;
  const known = new Map(edited.map((row) => [keyOf(row), row]));
  return rows.map((row) => known.get(keyOf(row)) ?? row);
}

/** Sets how many rooms of a type there are on some nights. */
export async function editTotal(
  { db, clock }: Editing,
  hotel: HotelRecord,
  edit: DateSpan & { readonly roomTypeId: string; readonly total: number; readonly force?: boolean | undefined },
): Promise<Edited | { readonly belowSold: readonly LocalDate[] }> {
  const faults = [
    ...faultsOfDates(edit, nightsOnSale(hotel, clock())),
    ...faultsOfTotal(hotel, edit.roomTypeId, edit.total, edit.force ?? false),
  ];
  if (faults.length > 0) return { faults };
  return transact<Edited | { readonly belowSold: readonly LocalDate[] }>(db, async (tx, rollback) => {
    const written = await writeTotal(tx, hotel.id, edit.roomTypeId, edit, edit.total);
    if ('belowSold' in written) return written;
    const missing = faultsOfMissing(edit, new Set(written.dates));
    if (missing.length > 0) return rollback({ faults: missing });
    const [before, after] = [{ total: written.before }, { total: edit.total }];
    noteAct(tx, { hotelId: hotel.id, subject: subjectOf(edit), before, after });
    return { nights: written.dates.length };
  });
}

function faultsOfRequest(
  { sale }: HotelRecord,
  { currency, priceForPax }: Pick<RatesEdited, 'currency' | 'priceForPax'>,
): StockFault[] {
  return [
    ...(currency === undefined || currency === sale.currency
      ? []
      : [{ code: 'other_currency' as const, currency: sale.currency }]),
    ...(priceForPax === undefined || isPriceable(priceForPax) ? [] : [{ code: 'unpriceable' as const }]),
  ];
}

/** Nights on sale that have no row yet: a plan that is newer than the stock. */
function faultsOfMissing(span: DateSpan, found: ReadonlySet<LocalDate>): StockFault[] {
  const dates = datesOf(span).filter((date) => !found.has(date));
  return dates.length === 0 ? [] : [{ code: 'not_stocked', dates }];
}

/** Ten times the rooms that the files have is a slip. */
function faultsOfTotal(hotel: HotelRecord, roomTypeId: string, given: number, isForced: boolean): StockFault[] {
  const rooms = hotel.readFacts().rooms.find(({ id }) => id === roomTypeId)?.total ?? 0;
  return isForced || given <= rooms || !isJump(given, rooms)
    ? []
    : [{ code: 'total_jump', field: 'total', given, against: rooms }];
}
