import type { Transaction } from '../../../database/database.types.ts';
import { freeFor, withLine, type BookingLine } from '@latchkey/booking-core/inventory';
import { lockRows, writeCounters, type InventoryRow, type PlacedRow } from './inventory.queries.ts';

/** What one booking takes of a hotel's rooms. */
export interface Taken {
  readonly hotelId: number;
  readonly lines: readonly BookingLine[];
}

/**
 * Takes all lines of each, or none of them, in the order given. Rows are locked before the check, since a conditional
 * UPDATE would check an outdated version of the row. The CHECK constraints are the second safeguard.
 */
export async function takeRoomsForAll(tx: Transaction, all: readonly Taken[]): Promise<('taken' | 'sold_out')[]> {
  const ledger = await lock(tx, all);
  const answers = all.map(({ hotelId, lines }) => {
    if (!lines.every((line) => freeFor(line, ledger.at(hotelId, line)) >= line.quantity)) return 'sold_out';
    ledger.move(hotelId, lines, 1);
    return 'taken';
  });
  await writeCounters(tx, ledger.moved());
  return answers;
}

/** Takes all lines of one hotel, or none of them, as `takeRoomsForAll` does. */
export async function takeRooms(
  tx: Transaction,
  hotelId: number,
  lines: readonly BookingLine[],
): Promise<'taken' | 'sold_out'> {
  const [answer = 'sold_out'] = await takeRoomsForAll(tx, [{ hotelId, lines }]);
  return answer;
}

/** Gives back exactly the rooms taken; called with the ledger's lines, once. */
export async function giveRoomsOfAll(tx: Transaction, all: readonly Taken[]): Promise<void> {
  const ledger = await lock(tx, all);
  for (const { hotelId, lines } of all) ledger.move(hotelId, lines, -1);
  await writeCounters(tx, ledger.moved());
}

/** Gives back the lines of one hotel, as `giveRoomsOfAll` does. */
export function giveRooms(tx: Transaction, hotelId: number, lines: readonly BookingLine[]): Promise<void> {
  return giveRoomsOfAll(tx, [{ hotelId, lines }]);
}

/** Gives back the old lines and takes the new ones, or neither; the rows of both are locked together. */
export async function swapRooms(
  tx: Transaction,
  hotelId: number,
  old: readonly BookingLine[],
  next: readonly BookingLine[],
): Promise<'taken' | 'sold_out'> {
  const ledger = await lock(tx, [{ hotelId, lines: [...old, ...next] }]);
  ledger.move(hotelId, old, -1);
  if (!next.every((line) => freeFor(line, ledger.at(hotelId, line)) >= line.quantity)) return 'sold_out';
  ledger.move(hotelId, next, 1);
  await writeCounters(tx, ledger.moved());
  return 'taken';
}

/** The rows as they are when lines are taken (1) or given back (-1). Throws where a line has no row. */
export function withLines<R extends InventoryRow>(
  rows: ReadonlyMap<string, R>,
  lines: readonly BookingLine[],
  direction: 1 | -1,
): Map<string, R> {
  const next = new Map(rows);
  for (const line of lines) {
    const row = next.get(keyOf(line));
    if (row === undefined) throw new Error(`no inventory row for ${keyOf(line)}`);
    next.set(keyOf(line), withLine(row, line, direction));
  }
  return next;
}

export const keyOf = (at: { readonly date: string; readonly roomTypeId: string }): string =>
  `${at.date} ${at.roomTypeId}`;

export function byKey<R extends InventoryRow>(rows: readonly R[]): Map<string, R> {
  return new Map(rows.map((row) => [keyOf({ date: row.date, roomTypeId: row.room_type_id }), row]));
}

/** Locked rows, and what they are to become. */
interface LockedRows {
  at(hotelId: number, line: BookingLine): PlacedRow | undefined;
  move(hotelId: number, lines: readonly BookingLine[], direction: 1 | -1): void;
  /** Rows that are no longer as they were locked. */
  moved(): PlacedRow[];
}

async function lock(tx: Transaction, all: readonly Taken[]): Promise<LockedRows> {
  const places = all.flatMap(({ hotelId, lines }) =>
    lines.map(({ date, roomTypeId }) => ({ hotelId, date, roomTypeId })),
  );
  const locked = await lockRows(tx, places);
  const before = new Set(locked);
  const hotels = new Map(
    [...Map.groupBy(locked, (row) => row.hotel_id)].map(([hotelId, rows]) => [hotelId, byKey(rows)]),
  );
  const rowsOf = (hotelId: number): Map<string, PlacedRow> => hotels.get(hotelId) ?? new Map<string, PlacedRow>();
  return {
    at: (hotelId, line) => rowsOf(hotelId).get(keyOf(line)),
    move: (hotelId, lines, direction) => void hotels.set(hotelId, withLines(rowsOf(hotelId), lines, direction)),
    moved: () => [...hotels.values()].flatMap((rows) => [...rows.values()]).filter((row) => !before.has(row)),
  };
}
