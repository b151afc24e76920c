import type { BookingKey } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import { insertEvent, recordEvent } from '../bookings/bookings.ts';
import { notifyGuest } from '../outbox/outbox.ts';
import { shareOfRefund } from '../ledger/ledger.ts';
import { tellPayer } from './tell-payer.ts';
import type { Happened } from './books.types.ts';

/** Writes into a booking's history what became of its money, and tells guest and property of it. */
export async function tellOf(tx: Transaction, booking: BookingKey, happened: Happened, at: Date): Promise<void> {
  const { kind, amount } = happened;
  const facts =
    'refundId' in happened ? { refundId: happened.refundId, amount } : { disputeId: happened.disputeId, amount };
  const about = 'refundId' in happened ? { refundId: happened.refundId } : { amount };
  switch (kind) {
    case 'refund_processed':
      await recordEvent(tx, booking, { type: 'refund_processed', actor: 'system', at, facts });
      return tellOfMoneyBack(tx, booking, 'refund_processed', happened, at);
    case 'refund_failed': {
      const event = { type: 'refund_failed', actor: 'system', at, facts } as const;
      // Told once: the tries after the first go on by themselves.
      if (!happened.first) return void (await insertEvent(tx, booking, event));
      await recordEvent(tx, booking, event);
      await tellPayerOfTrouble(tx, booking, kind, happened, at);
      return notifyGuest(tx, booking, 'refund_failed', at, about);
    }
    case 'refund_given_up':
      await recordEvent(tx, booking, { type: kind, actor: 'system', at, facts });
      await tellPayerOfTrouble(tx, booking, kind, happened, at);
      return notifyGuest(tx, booking, kind, at, about);
    case 'given_back':
      return recordEvent(tx, booking, { type: 'refund_at_gateway', actor: 'payment', at, facts });
    case 'given_back_processed':
      await recordEvent(tx, booking, { type: 'refund_processed', actor: 'payment', at, facts });
      return tellOfMoneyBack(tx, booking, 'given_back', happened, at);
    case 'given_back_failed':
      return recordEvent(tx, booking, { type: 'refund_failed', actor: 'payment', at, facts });
    case 'dispute_lost':
      await recordEvent(tx, booking, { type: kind, actor: 'payment', at, facts });
      return notifyGuest(tx, booking, 'returned_by_bank', at, about);
    case 'dispute_opened':
    case 'dispute_won':
    case 'dispute_closed':
      return recordEvent(tx, booking, { type: kind, actor: 'payment', at, facts });
  }
}

/** Money that came back is told to whoever had paid it: the payer of a share, or who booked. */
async function tellOfMoneyBack(
  tx: Transaction,
  booking: BookingKey,
  notice: 'refund_processed' | 'given_back',
  { refundId, amount }: { readonly refundId: string; readonly amount: number },
  at: Date,
): Promise<void> {
  const share = await shareOfRefund(tx, booking.hotel_id, refundId);
  if (share === undefined) await notifyGuest(tx, booking, notice, at, { refundId });
  else await tellPayer(tx, share, { notice, amount, key: refundId }, at);
}

/** A share's money that does not come back is told to its payer beside who booked, whose stay it is. */
async function tellPayerOfTrouble(
  tx: Transaction,
  booking: BookingKey,
  notice: 'refund_failed' | 'refund_given_up',
  { refundId, amount }: { readonly refundId: string; readonly amount: number },
  at: Date,
): Promise<void> {
  const share = await shareOfRefund(tx, booking.hotel_id, refundId);
  if (share !== undefined) await tellPayer(tx, share, { notice, amount, key: refundId }, at);
}
