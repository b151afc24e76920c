import { actingNow } from '../../../database/acting.ts';
import type { Database } from '../../../database/database.types.ts';
import { findLook, writeLook } from './looks.queries.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Who looks again within it has not been away. */
const awayMs = 15 * minuteMs;
/** What is older than this is new to nobody. */
const longestMs = 7 * dayMs;

/**
 * Since when what was made or ended is new to whoever asks: since the person was last here before this visit. To who was
 * never here, and to programs, what is of the last day.
 */
export async function newSince(db: Database, hotelId: number, now: Date): Promise<Date> {
  const principal = actingNow()?.principal;
  const look = principal?.kind === 'staff' ? await findLook(db, hotelId, principal.id) : undefined;
  if (look === undefined) return new Date(now.getTime() - dayMs);
  const isBack = now.getTime() - look.looked_at.getTime() > awayMs;
  const since = isBack ? look.looked_at : look.since;
  return new Date(Math.max(since.getTime(), now.getTime() - longestMs));
}

/**
 * Notes that a person has looked at a sheet of some moment. While the person stays, what is new stays so; with `isSeen` it
 * is worked off, and only what comes later is new.
 */
export async function lookAt(
  db: Database,
  hotelId: number,
  { at, isSeen, now }: { readonly at: Date; readonly isSeen: boolean; readonly now: Date },
): Promise<void> {
  const principal = actingNow()?.principal;
  if (principal?.kind !== 'staff') return;
  // Nobody has looked at what is yet to come, whatever his clock says.
  const looked = at < now ? at : now;
  const since = isSeen ? looked : await newSince(db, hotelId, now);
  await writeLook(db, { hotel_id: hotelId, person_id: principal.id, looked_at: looked, since });
}
