import type { StayTime } from '@latchkey/booking-core/basket';
import { bookingKey } from '../../../database/booking-key.ts';
import type { Database, Transaction } from '../../../database/database.types.ts';
import { isServerLost } from '../../../database/server-lost.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { hashOf } from '../../../hash-of.ts';
import { addressGroup } from '@latchkey/booking-core/network';
import { mailboxOf } from '../../../mailbox-of.ts';
import {
  countedHolds,
  heldBookings,
  insertHolds,
  lockHolders,
  placesOfHolds,
  type CountedHold,
  type HeldBooking,
  type Holder,
} from './open-holds.queries.ts';
import { shareOfNights } from './share-of-nights.ts';

const dayMs = 24 * 3_600_000;

/** A booking that is about to take rooms without money. */
export interface HoldToCount {
  readonly hotelId: number;
  readonly bookingId: string;
  readonly rooms: number;
  readonly stay: StayTime;
  /** The property is asked first. */
  readonly isRequest: boolean;
  /** Nothing is to be paid for it now. */
  readonly isFree: boolean;
  /** When its hold runs out; null where it is confirmed at once. */
  readonly expiresAt: Date | null;
  /** When its stay is over: asked only of what does not run out before, since a zone's rules are slow to read. */
  readonly stayEnd: () => Date;
  readonly deviceHash: string;
  readonly contactNumber: string;
  readonly email: string;
  /** The network address it is asked for from. */
  readonly address: string;
}

/**
 * Counts a booking among those of its device, number, e-mail address and network address, unless one of them has as
 * many as the settings allow. Open is what holds rooms and lacks both payment and proof by a code; for a network
 * address, which many guests share, a confirmed booking counts for a day, and of each hotel it may hold a share. Of
 * what ended so within a few hours the rooms count. `further`: the same device, number or e-mail has another open stay
 * without payment, or the address has its share of the hotel's requests.
 */
export async function countHold(
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'log'>,
  hold: HoldToCount,
): Promise<HoldCounted> {
  if (deps.settings.openHolds === null) return 'first';
  try {
    const known = await lookAtHolds(deps.db, hold, deps.clock());
    return await transact<HoldCounted>(deps.db, async (tx, rollback) => {
      const counted = await countHoldIn(tx, deps, hold, known);
      return counted === 'too_many_holds' ? rollback(counted) : counted;
    });
  } catch (cause) {
    if (!isServerLost(cause)) throw cause;
    // The hotel's own server may stand while the one that counts for this guest does not.
    deps.log.error({ err: cause, hotelId: hold.hotelId }, 'a booking could not be counted among its guest’s');
    return 'first';
  }
}

export type HoldCounted = 'first' | 'further' | 'too_many_holds';

/** Counts a booking as `countHold` does, within a transaction, which the caller rolls back where there are too many. */
export async function countHoldIn(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'settings'>,
  hold: HoldToCount,
  known: HoldsKnown,
): Promise<HoldCounted> {
  const { openHolds } = deps.settings;
  if (openHolds === null) return 'first';
  const now = deps.clock();
  const holders = limitsOf(hold, openHolds, now);
  await lockHolders(tx, holders);
  const key = bookingKey(hold.hotelId, hold.bookingId);
  const hashes = holders.map(({ hash }) => hash);
  const counted = countedHolds(await placesOfHolds(tx, hashes, key, now), known, now);
  const of = (holder: Holder): CountedHold[] => counted.filter(({ hash }) => hash === holder.hash);
  if (holders.some((holder) => hasEnough(holder, of(holder), hold.rooms))) return 'too_many_holds';
  const [address] = holders;
  const percent = openHolds.shareOfAddress;
  const share = percent === null ? 'take' : await shareOfNights(tx, of(address), hold, percent);
  if (share === 'full') return 'too_many_holds';
  await insertHolds(tx, holders, key, hold.rooms);
  const isOther = ({ hash, isOpen, isFree }: CountedHold): boolean => isOpen && isFree && hash !== address.hash;
  return share === 'wait' || counted.some(isOther) ? 'further' : 'first';
}

/** The guest of a hold, by what its bookings are counted. */
type Guest = Pick<HoldToCount, 'deviceHash' | 'contactNumber' | 'email' | 'address'>;

/** The hashes of a guest's network address, device, number and e-mail address: none of them stands in the table. */
export const holdersOf = (guest: Guest): readonly [string, string, string, string] => [
  hashOf(`address:${addressGroup(guest.address)}`),
  hashOf(`device:${guest.deviceHash}`),
  hashOf(`number:${guest.contactNumber}`),
  hashOf(`email:${mailboxOf(guest.email)}`),
];

/** How the bookings that may count for a guest stand, by id. */
type HoldsKnown = ReadonlyMap<string, HeldBooking>;

/**
 * Looks at the bookings that may count for a guest, each hotel's by itself and before anything is locked. Those of a
 * server that is lost count as open.
 */
export async function lookAtHolds(
  db: Database | Transaction,
  hold: Guest & Pick<HoldToCount, 'hotelId' | 'bookingId'>,
  now: Date,
): Promise<HoldsKnown> {
  const places = await placesOfHolds(db, holdersOf(hold), bookingKey(hold.hotelId, hold.bookingId), now);
  const known = new Map<string, HeldBooking>();
  for (const [hotelId, its] of Map.groupBy(places, (place) => place.hotel_id)) {
    const ids = [...new Set(its.map((place) => place.booking_id))];
    const found = await heldBookings(db, hotelId, ids, now).catch((cause: unknown) => {
      if (db.isTransaction || !isServerLost(cause)) throw cause;
      return [];
    });
    for (const booking of found) known.set(booking.booking_id, booking);
  }
  return known;
}

function limitsOf(
  hold: HoldToCount,
  limits: NonNullable<Deps['settings']['openHolds']>,
  now: Date,
): readonly [Limited, ...Limited[]] {
  const until = hold.expiresAt ?? hold.stayEnd();
  const mostRooms = limits.roomsOfGuest;
  const [address, device, number, email] = holdersOf(hold);
  return [
    {
      hash: address,
      until: hold.expiresAt ?? new Date(now.getTime() + dayMs),
      most: limits.ofAddress,
      mostRooms: limits.roomsOfAddress,
    },
    { hash: device, until, most: limits.ofDevice, mostRooms },
    { hash: number, until, most: limits.ofNumber, mostRooms },
    { hash: email, until, most: limits.ofEmail, mostRooms },
  ];
}

/** A holder, and how many bookings and rooms it may hold. */
interface Limited extends Holder {
  readonly most: number;
  readonly mostRooms: number;
}

/**
 * Whether a holder may not take more rooms. One who holds nothing may take as many as a booking has; what ended counts
 * once it has reached the limit, so that a large party whose payment did not come can try again.
 */
function hasEnough({ most, mostRooms }: Limited, counted: readonly CountedHold[], rooms: number): boolean {
  const [open, ended] = [counted.filter(({ isOpen }) => isOpen), counted.filter(({ isOpen }) => !isOpen)];
  if (open.length >= most || roomsOf(ended) >= mostRooms) return true;
  return open.length > 0 && roomsOf(open) + rooms > mostRooms;
}

const roomsOf = (holds: readonly CountedHold[]): number => holds.reduce((sum, { rooms }) => sum + rooms, 0);
