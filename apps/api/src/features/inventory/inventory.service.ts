import type { Work } from '../../database/database.types.ts';
import type { Claim } from './claims.ts';
import { lockRows, writeCounters, type InventoryRow, type PlacedRow } from './inventory.queries.ts';

/** What one booking takes of a hotel's rooms. */
export interface Taken {
  readonly hotelId: number;
  readonly claims: readonly Claim[];
}

/**
 * Takes all claims of each, or none of them, in the order given. Rows are locked before the check, since a conditional
 * UPDATE would check an outdated version of the row. The CHECK constraints are the second safeguard.
 */
export async function takeRoomsForAll(tx: Work, all: readonly Taken[]): Promise<('taken' | 'sold_out')[]> {
  const ledger = await lock(tx, all);
  const answers = all.map(({ hotelId, claims }) => {
    if (!claims.every((claim) => freeFor(claim, ledger.at(hotelId, claim)) >= claim.quantity)) return 'sold_out';
    ledger.move(hotelId, claims, 1);
    return 'taken';
  });
  await writeCounters(tx, ledger.moved());
  return answers;
}

/** Takes all claims of one hotel, or none of them, as `takeRoomsForAll` does. */
export async function takeRooms(tx: Work, hotelId: number, claims: readonly Claim[]): Promise<'taken' | 'sold_out'> {
  const [answer = 'sold_out'] = await takeRoomsForAll(tx, [{ hotelId, claims }]);
  return answer;
}

/** Gives back exactly what was taken; called with the ledger's lines, once. */
export async function giveRoomsOfAll(tx: Work, all: readonly Taken[]): Promise<void> {
  const ledger = await lock(tx, all);
  for (const { hotelId, claims } of all) ledger.move(hotelId, claims, -1);
  await writeCounters(tx, ledger.moved());
}

/** Gives back the claims of one hotel, as `giveRoomsOfAll` does. */
export function giveRooms(tx: Work, hotelId: number, claims: readonly Claim[]): Promise<void> {
  return giveRoomsOfAll(tx, [{ hotelId, claims }]);
}

/** Gives back the old claims and takes the new ones, or neither; the rows of both are locked together. */
export async function swapRooms(
  tx: Work,
  hotelId: number,
  old: readonly Claim[],
  next: readonly Claim[],
): Promise<'taken' | 'sold_out'> {
  const ledger = await lock(tx, [{ hotelId, claims: [...old, ...next] }]);
  ledger.move(hotelId, old, -1);
  if (!next.every((claim) => freeFor(claim, ledger.at(hotelId, claim)) >= claim.quantity)) return 'sold_out';
  ledger.move(hotelId, next, 1);
  await writeCounters(tx, ledger.moved());
  return 'taken';
}

/** The rows as they are when claims are taken (1) or given back (-1). Throws where a claim has no row. */
export function withClaims<R extends InventoryRow>(
  rows: ReadonlyMap<string, R>,
  claims: readonly Claim[],
  direction: 1 | -1,
): Map<string, R> {
  const next = new Map(rows);
  for (const claim of claims) {
    const row = next.get(keyOf(claim));
    if (row === undefined) throw new Error(`no inventory row for ${keyOf(claim)}`);
    next.set(keyOf(claim), withClaim(row, claim, direction));
  }
  return next;
}

/** How many rooms of a claim's type are free for all of it; 0 where the date is not sold. */
export function freeFor(claim: Pick<Claim, 'night' | 'hourFrom' | 'hourTo'>, row: InventoryRow | undefined): number {
  if (row === undefined) return 0;
  const nights = claim.night ? row.used : 0;
  const hours =
    row.hours === null ? (claim.night ? 0 : row.total) : Math.max(0, ...row.hours.slice(claim.hourFrom, claim.hourTo));
  return Math.max(0, row.total - Math.max(nights, hours));
}

export const keyOf = (at: { readonly date: string; readonly roomTypeId: string }): string =>
  `${at.date} ${at.roomTypeId}`;

export function byKey<R extends InventoryRow>(rows: readonly R[]): Map<string, R> {
  return new Map(rows.map((row) => [keyOf({ date: row.date, roomTypeId: row.room_type_id }), row]));
}

/** Locked rows, and what they are to become. */
interface LockedRows {
  at(hotelId: number, claim: Claim): PlacedRow | undefined;
  move(hotelId: number, claims: readonly Claim[], direction: 1 | -1): void;
  /** Rows that are no longer as they were locked. */
  moved(): PlacedRow[];
}

async function lock(tx: Work, all: readonly Taken[]): Promise<LockedRows> {
  const places = all.flatMap(({ hotelId, claims }) =>
    claims.map(({ date, roomTypeId }) => ({ hotelId, date, roomTypeId })),
  );
  const locked = await lockRows(tx, places);
  const before = new Set(locked);
  const hotels = new Map(
    [...Map.groupBy(locked, (row) => row.hotel_id)].map(([hotelId, rows]) => [hotelId, byKey(rows)]),
  );
  const rowsOf = (hotelId: number): Map<string, PlacedRow> => hotels.get(hotelId) ?? new Map<string, PlacedRow>();
  return {
    at: (hotelId, claim) => rowsOf(hotelId).get(keyOf(claim)),
    move: (hotelId, claims, direction) => void hotels.set(hotelId, withClaims(rowsOf(hotelId), claims, direction)),
    moved: () => [...hotels.values()].flatMap((rows) => [...rows.values()]).filter((row) => !before.has(row)),
  };
}

function withClaim<R extends InventoryRow>(row: R, claim: Claim, direction: 1 | -1): R {
  const by = claim.quantity * direction;
  const hours =
    row.hours?.map((used, hour) => (hour >= claim.hourFrom && hour < claim.hourTo ? used + by : used)) ?? null;
  return { ...row, used: claim.night ? row.used + by : row.used, hours };
}
