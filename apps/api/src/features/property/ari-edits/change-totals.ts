import type { StockFault } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Transaction } from '../../../database/database.types.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { lockTotals, totalOn, type TotalRow, unitsOnSale, writeTotals } from '../../stock/stock.ts';
import type { FiguresNamed, NewerFigures } from './ari-change.types.ts';
import { figureOn, type PartMade, type PlacedChange } from './changed-cells.ts';
import { changedDates } from './changed-dates.ts';
import { inChange } from './change-rates.ts';
import { type Message, settled, withMessage } from './figures.ts';
import { isJump } from './stock-faults.ts';

/** Rooms on sale that changes set. */
export interface TotalsMade extends PartMade {
  /** What each change found, before it. */
  readonly before: ReadonlyMap<PlacedChange, readonly number[]>;
  /** More is sold there than is to be sold. */
  readonly belowSold: readonly { readonly roomTypeId: string; readonly dates: readonly LocalDate[] }[];
  readonly write: () => Promise<void>;
}

/** Whether a change sets how many rooms are sold, or gives that back to the files. All plans of a type share its rooms. */
const changesTotals = (change: PlacedChange): boolean =>
  change.total !== undefined || (change.backToRule?.includes('total') ?? false);

const keyOf = (date: LocalDate, roomTypeId: string): string => `${date} ${roomTypeId}`;

/**
 * Works out what changes make of the rooms on sale of their nights, whose rows it locks. They are at least the rooms
 * sold, and at most the rooms there.
 */
export async function changeTotals(
  tx: Transaction,
  hotel: HotelRecord,
  all: readonly PlacedChange[],
  message: Message,
  isForced: boolean,
): Promise<TotalsMade> {
  const changes = all.filter(changesTotals);
  const facts = hotel.readFacts();
  const current = new Map<string, TotalRow>();
  for (const row of await lockRows(tx, hotel, changes)) current.set(keyOf(row.date, row.room_type_id), row);
  // Read once the rows are locked, as who closes a unit does.
  const units = changes.length === 0 ? () => null : await unitsOnSale(tx, hotel.id);
  const written = new Set<string>();
  const dates = new Set<LocalDate>();
  const before = new Map<PlacedChange, number[]>();
  const faults: StockFault[] = [];
  const belowSold = new Map<string, LocalDate[]>();
  const superseded: FiguresNamed[] = [];
  const newer: NewerFigures[] = [];
  for (const change of changes) {
    const ofFiles = facts.rooms.find(({ id }) => id === change.roomTypeId);
    const missing: LocalDate[] = [];
    const stood = new Set<number>();
    for (const date of change.dates) {
      const key = keyOf(date, change.roomTypeId);
      const row = current.get(key);
      if (row === undefined && change.total !== undefined) missing.push(date);
      if (row === undefined) continue;
      const sold = Math.max(row.used, ...(row.hours ?? [0]));
      const ruled = ofFiles === undefined ? row.total : Math.max(sold, totalOn(facts, ofFiles, date, units));
      const open = units(change.roomTypeId, date) ?? Infinity;
      // A change names the most rooms on sale: missing rooms, and those out of order, are left out.
      const total = change.total === undefined ? ruled : Math.min(change.total, Math.max(open, sold));
      const outcome = settled(row.set_at?.total, message, () => total === row.total);
      const named = figureOn(date, change.roomTypeId, null, 'total');
      if (outcome === 'superseded') superseded.push(named);
      if (outcome === 'newer') newer.push({ ...named, value: row.total });
      if (outcome !== 'set') continue;
      if (total < sold) belowSold.set(change.roomTypeId, [...(belowSold.get(change.roomTypeId) ?? []), date]);
      if (change.total !== undefined || row.by_property) dates.add(date);
      stood.add(row.total);
      written.add(key);
      current.set(key, {
        ...row,
        total,
        by_property: change.total !== undefined,
        set_at: withMessage(row.set_at, ['total'], message),
      });
    }
    before.set(change, [...stood]);
    faults.push(...(missing.length === 0 ? [] : [{ code: 'not_stocked' as const, dates: missing }]));
    faults.push(...jumps(hotel, change, isForced).map((fault) => inChange(fault, change, all)));
  }
  return {
    dates,
    cells: written.size,
    faults,
    belowSold: [...belowSold].map(([roomTypeId, dates]) => ({ roomTypeId, dates })),
    superseded,
    newer,
    before,
    write: () =>
      writeTotals(
        tx,
        hotel.id,
        [...written].flatMap((key) => current.get(key) ?? []),
      ),
  };
}

async function lockRows(tx: Transaction, hotel: HotelRecord, changes: readonly PlacedChange[]): Promise<TotalRow[]> {
  const dates = changedDates(tx, hotel.id, 'rooms', changes);
  if (dates.length === 0) return [];
  return lockTotals(tx, hotel.id, { dates, roomTypeIds: [...new Set(changes.map((change) => change.roomTypeId))] });
}

/** Ten times the rooms that the files have is a slip. */
function jumps(hotel: HotelRecord, { roomTypeId, total }: PlacedChange, isForced: boolean): StockFault[] {
  const rooms = hotel.readFacts().rooms.find(({ id }) => id === roomTypeId)?.total ?? 0;
  return total === undefined || isForced || total <= rooms || !isJump(total, rooms)
    ? []
    : [{ code: 'total_jump', field: 'total', given: total, against: rooms }];
}
