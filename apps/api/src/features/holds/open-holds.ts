import { createHash } from 'node:crypto';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import { addressGroup } from '../../http/address-group.ts';
import { countedHolds, insertHolds, lockHolders, type Holder } from './open-holds.queries.ts';

const dayMs = 24 * 3_600_000;

/** A booking that is about to take rooms without money. */
export interface HoldToCount {
  readonly hotelId: number;
  readonly bookingId: string;
  /** When its hold runs out; null where it is confirmed at once. */
  readonly expiresAt: Date | null;
  /** When its stay is over. */
  readonly stayEnd: Date;
  readonly deviceHash: string;
  readonly contactNumber: string;
  readonly email: string;
  /** The network address it is asked for from. */
  readonly address: string;
}

/**
 * Counts a booking among the open ones of its device, number, e-mail address and network address, unless one of them has
 * as many as the settings allow. Open is what holds rooms and was neither paid for nor proved by a code; for a network
 * address, which many guests share, a confirmed booking counts for a day. `further`: the same device, number or e-mail
 * has another open stay without payment.
 */
export function countHold(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  hold: HoldToCount,
): Promise<'first' | 'further' | 'too_many_holds'> {
  const { openHolds } = deps.settings;
  if (openHolds === null) return Promise.resolve('first');
  const now = deps.clock();
  const guestUntil = hold.expiresAt ?? hold.stayEnd;
  const addressUntil = hold.expiresAt ?? new Date(now.getTime() + dayMs);
  const address = {
    hash: hashOf('address', addressGroup(hold.address)),
    until: addressUntil,
    most: openHolds.ofAddress,
  };
  const guest = [
    { hash: hashOf('device', hold.deviceHash), until: guestUntil, most: openHolds.ofDevice },
    { hash: hashOf('number', hold.contactNumber), until: guestUntil, most: openHolds.ofNumber },
    { hash: hashOf('email', hold.email.toLowerCase()), until: guestUntil, most: openHolds.ofEmail },
  ];
  const holders: readonly (Holder & { readonly most: number })[] = [address, ...guest];
  return transact(deps.db, async (tx, rollback) => {
    await lockHolders(tx, holders);
    const hashes = holders.map(({ hash }) => hash);
    const counted = await countedHolds(tx, hashes, hold, now);
    const isFull = ({ hash, most }: (typeof holders)[number]): boolean =>
      counted.filter((one) => one.hash === hash).length >= most;
    if (holders.some(isFull)) return rollback('too_many_holds');
    await insertHolds(tx, holders, hold);
    return counted.some(({ hash, isFree }) => isFree && hash !== address.hash) ? 'further' : 'first';
  });
}

/** Neither numbers nor addresses stand in the table. */
const hashOf = (kind: string, value: string): string =>
  createHash('sha256').update(`${kind}:${value}`).digest('base64url');
