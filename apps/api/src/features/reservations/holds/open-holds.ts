import type { StayTime } from '@latchkey/booking-core/basket';
import { bookingKey } from '../../../database/booking-key.ts';
import type { Work } from '../../../database/database.types.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { hashOf } from '../../../hash-of.ts';
import { addressGroup } from '@latchkey/booking-core/network';
import { mailboxOf } from '../../../mailbox-of.ts';
import { countedHolds, insertHolds, lockHolders, type CountedHold, type Holder } from './open-holds.queries.ts';
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
 * Counts a booking among those of its device, number, e-mail address and network address, unless one of them has as many
 * as the settings allow. Open is what holds rooms and was neither paid for nor proved by a code; for a network address,
 * which many guests share, a confirmed booking counts for a day, and of each hotel it may hold a share. Of what ended so
 * within a few hours the rooms count. `further`: the same device, number or e-mail has another open stay without payment,
 * or the address has its share of the hotel's requests.
 */
export async function countHold(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  hold: HoldToCount,
): Promise<HoldCounted> {
  if (deps.settings.openHolds === null) return 'first';
  return transact<HoldCounted>(deps.db, async (tx, rollback) => {
    const counted = await countHoldIn(tx, deps, hold);
    return counted === 'too_many_holds' ? rollback(counted) : counted;
  });
}

export type HoldCounted = 'first' | 'further' | 'too_many_holds';

/** Counts a booking as `countHold` does, within a transaction, which the caller rolls back where there are too many. */
export async function countHoldIn(
  tx: Work,
  deps: Pick<Deps, 'clock' | 'settings'>,
  hold: HoldToCount,
): Promise<HoldCounted> {
  const { openHolds } = deps.settings;
  if (openHolds === null) return 'first';
  const now = deps.clock();
  const until = hold.expiresAt ?? hold.stayEnd();
  const mostRooms = openHolds.roomsOfGuest;
  const address = {
    hash: hashOfKind('address', addressGroup(hold.address)),
    until: hold.expiresAt ?? new Date(now.getTime() + dayMs),
    most: openHolds.ofAddress,
    mostRooms: openHolds.roomsOfAddress,
  };
  const holders: readonly Limited[] = [
    address,
    { hash: hashOfKind('device', hold.deviceHash), until, most: openHolds.ofDevice, mostRooms },
    { hash: hashOfKind('number', hold.contactNumber), until, most: openHolds.ofNumber, mostRooms },
    { hash: hashOfKind('email', mailboxOf(hold.email)), until, most: openHolds.ofEmail, mostRooms },
  ];
  await lockHolders(tx, holders);
  const key = bookingKey(hold.hotelId, hold.bookingId);
  const hashes = holders.map(({ hash }) => hash);
  const counted = await countedHolds(tx, hashes, key, now);
  const of = (holder: Holder): CountedHold[] => counted.filter(({ hash }) => hash === holder.hash);
  if (holders.some((holder) => hasEnough(holder, of(holder), hold.rooms))) return 'too_many_holds';
  const percent = openHolds.shareOfAddress;
  const share = percent === null ? 'take' : await shareOfNights(tx, of(address), hold, percent);
  if (share === 'full') return 'too_many_holds';
  await insertHolds(tx, holders, key, hold.rooms);
  const isOther = ({ hash, isOpen, isFree }: CountedHold): boolean => isOpen && isFree && hash !== address.hash;
  return share === 'wait' || counted.some(isOther) ? 'further' : 'first';
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

/** Neither numbers nor addresses stand in the table. */
const hashOfKind = (kind: string, value: string): string => hashOf(`${kind}:${value}`);
