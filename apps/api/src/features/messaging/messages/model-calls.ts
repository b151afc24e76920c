import type { ModelShare } from '../../../database/tables/hotel-tables.ts';
import type { Deps } from '../../../deps.ts';
import { secretText } from '../../../secret-text.ts';
import { standingOf } from './hotel-standing.queries.ts';
import { isKnownHotel } from './hotel-steps.ts';
import { countSince, noteIfFewer } from './sent-messages.queries.ts';

const dayMs = 24 * 3_600_000;
const purpose = 'text model';

/** Under what a day's calls of the text model are counted, by hash, and how many there are. */
export interface ModelCount {
  readonly of: string;
  readonly most: number;
}

type Counting = Pick<Deps, 'db' | 'clock'>;

/**
 * The share of a hotel by how well it is known. Hotels that guests have yet to see have one share together, and open
 * ones another, so that whoever sets up many houses under many names takes nothing from a known hotel.
 */
export async function modelShareOf({ db, clock }: Counting, hotelId: number): Promise<ModelShare> {
  const now = clock();
  const standing = await standingOf(db, hotelId, now);
  return isKnownHotel(standing, now) ? 'known' : standing.kind === 'open' ? 'opened' : 'unopened';
}

/** Whether each of some counts has one more call of the model now. */
export async function hasModelRoom({ db, clock }: Counting, counts: readonly ModelCount[]): Promise<boolean> {
  const since = dayBefore(clock());
  for (const { of, most } of counts) if ((await countSince(db, of, purpose, since)) >= most) return false;
  return true;
}

/** Takes one call of the model, where each of some counts has one left today. */
export async function takeModelCall(deps: Counting, counts: readonly ModelCount[]): Promise<boolean> {
  // What one count refuses must not be taken from another.
  if (!(await hasModelRoom(deps, counts))) return false;
  const { db, clock } = deps;
  const now = clock();
  const messageId = secretText();
  for (const { of, most } of counts) {
    const taken = await noteIfFewer(db, { recipientHash: of, messageId, purpose }, most, now, dayBefore(now));
    if (!taken) return false;
  }
  return true;
}

const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMs);
