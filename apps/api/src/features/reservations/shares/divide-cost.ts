import { bookingKey } from '../../../database/booking-key.ts';
import type { Transaction } from '../../../database/database.types.ts';
import { newSecretId } from '../../../secret-id.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { lockBooking, recordEvent } from '../../bookings/bookings.ts';
import { insertShares, moneyOf, sharesOf, writeShare } from '../../ledger/ledger.ts';
import { dividingOf } from './dividing.ts';

export interface AskedShare {
  readonly shareId?: string | undefined;
  readonly label: string;
  readonly amount: number;
}

/**
 * Hands out shares of what is left to pay: those that are named keep their links, open ones that are not named are withdrawn,
 * the others are new. Together they are never more than what is left.
 */
export async function divideCost(
  tx: Transaction,
  hotel: HotelRecord,
  bookingId: string,
  asked: readonly AskedShare[],
  at: Date,
): Promise<'done' | 'not_found' | 'not_divisible' | 'too_late' | 'share_not_open' | 'above_due'> {
  const booking = await lockBooking(tx, bookingKey(hotel.id, bookingId));
  if (booking === undefined) return 'not_found';
  const dividing = await dividingOf(tx, await hotel.agreedHotel(tx, booking), booking, await moneyOf(tx, booking), at);
  if ('refused' in dividing) return dividing.refused;
  const all = await sharesOf(tx, booking);
  const open = all.filter(({ state }) => state === 'open' || state === 'declined');
  const named = asked.flatMap(({ shareId }) => shareId ?? []);
  if (new Set(named).size < named.length || named.some((id) => !open.some((share) => share.share_id === id)))
    return 'share_not_open';
  if (asked.reduce((sum, { amount }) => sum + amount, 0) > dividing.most) return 'above_due';
  for (const share of open) if (!named.includes(share.share_id)) await writeShare(tx, share, { state: 'withdrawn' });
  for (const { shareId, label, amount } of asked)
    if (shareId !== undefined) await writeShare(tx, { hotel_id: hotel.id, share_id: shareId }, { label, amount });
  await insertShares(
    tx,
    asked
      .filter(({ shareId }) => shareId === undefined)
      .map(({ label, amount }, place) => ({
        hotel_id: hotel.id,
        share_id: newSecretId(hotel.id),
        booking_id: booking.booking_id,
        label,
        amount,
        state: 'open' as const,
        paid: 0,
        payer_name: null,
        payer_mail: null,
        payer_language: null,
        agreed_at: null,
        until: dividing.until,
        // In the order in which they were named.
        created_at: new Date(at.getTime() + all.length + place),
      })),
  );
  const amount = asked.reduce((sum, one) => sum + one.amount, 0);
  await recordEvent(tx, booking, {
    type: 'cost_divided',
    actor: 'guest',
    at,
    facts: { amount, shares: asked.length },
  });
  return 'done';
}
