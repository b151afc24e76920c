import type { Work } from '../../database/transact.ts';
import { inLockOrder, type Claim } from './claims.ts';
import { lockRows, writeCounters, type InventoryRow } from './inventory.queries.ts';

/**
 * Takes all claims or none. Rows are locked before they are judged (an update that judges by itself judges a stale
 * row), and the CHECK constraints stand behind it.
 */
export async function takeRooms(tx: Work, hotelId: number, claims: readonly Claim[]): Promise<'taken' | 'sold_out'> {
  const rows = byKey(await lockRows(tx, hotelId, claims));
  if (!claims.every((claim) => freeFor(claim, rows.get(keyOf(claim))) >= claim.quantity)) return 'sold_out';
  await move(tx, hotelId, claims, rows, 1);
  return 'taken';
}

/** Gives back exactly what was taken; called with the ledger's lines, once. */
export async function giveRooms(tx: Work, hotelId: number, claims: readonly Claim[]): Promise<void> {
  await move(tx, hotelId, claims, byKey(await lockRows(tx, hotelId, claims)), -1);
}

/** Gives back the old claims and takes the new ones, or neither; the rows of both are locked together. */
export async function swapRooms(tx: Work, hotelId: number, old: readonly Claim[], next: readonly Claim[]): Promise<'taken' | 'sold_out'> {
  const locked = await lockRows(tx, hotelId, inLockOrder([...old, ...next]));
  const before = byKey(locked);
  const released = withClaims(before, old, -1);
  if (!next.every((claim) => freeFor(claim, released.get(keyOf(claim))) >= claim.quantity)) return 'sold_out';
  const counted = [...withClaims(released, next, 1)].flatMap(([key, row]) => (row === before.get(key) ? [] : [row]));
  await writeCounters(tx, hotelId, counted);
  return 'taken';
}

/** The rows as they are when claims are taken (1) or given back (-1). Throws where a claim has no row. */
export function withClaims(rows: ReadonlyMap<string, InventoryRow>, claims: readonly Claim[], direction: 1 | -1): Map<string, InventoryRow> {
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
  const hours = row.hours === null ? (claim.night ? 0 : row.total) : Math.max(0, ...row.hours.slice(claim.hourFrom, claim.hourTo));
  return Math.max(0, row.total - Math.max(nights, hours));
}

export const keyOf = (at: { readonly date: string; readonly roomTypeId: string }): string => `${at.date} ${at.roomTypeId}`;

export function byKey(rows: readonly InventoryRow[]): Map<string, InventoryRow> {
  return new Map(rows.map((row) => [keyOf({ date: row.date, roomTypeId: row.room_type_id }), row]));
}

async function move(tx: Work, hotelId: number, claims: readonly Claim[], rows: ReadonlyMap<string, InventoryRow>, direction: 1 | -1): Promise<void> {
  const counted = [...withClaims(rows, claims, direction)].flatMap(([key, row]) => (row === rows.get(key) ? [] : [row]));
  await writeCounters(tx, hotelId, counted);
}

function withClaim(row: InventoryRow, claim: Claim, direction: 1 | -1): InventoryRow {
  const by = claim.quantity * direction;
  const hours = row.hours?.map((used, hour) => (hour >= claim.hourFrom && hour < claim.hourTo ? used + by : used)) ?? null;
  return { ...row, used: claim.night ? row.used + by : row.used, hours };
}
