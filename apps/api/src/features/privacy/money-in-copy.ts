import type { OperationReply } from '@latchkey/api-contract/types';
import type { BookingKey } from '../../database/booking-key.ts';
import type { Database } from '../../database/database.types.ts';
import { findCard, moneyOfPayers, sharesOf } from '../ledger/ledger.ts';

type Copy = Extract<OperationReply<'exportPersonalData'>, { status: 200 }>['body'];

/** The shares of a booking as its guest's copy has them: whom they were for and who paid. A payer's address is the payer's. */
export async function sharesInCopy(db: Database, booking: BookingKey): Promise<NonNullable<Copy['shares']>> {
  const money = await moneyOfPayers(db, booking);
  return (await sharesOf(db, booking)).map((share) => ({
    label: share.label,
    amount: share.amount,
    state: share.state,
    paid: share.paid,
    refunded: money.get(share.share_id)?.refunded ?? 0,
    at: share.created_at.toISOString(),
    ...(share.payer_name === null || share.state !== 'paid' ? {} : { payer: share.payer_name }),
  }));
}

/** The brand, last digits and state of the card for a booking; empty where none is asked for. */
export async function cardInCopy(db: Database, booking: BookingKey): Promise<Pick<Copy, 'card'>> {
  const card = await findCard(db, booking);
  if (card === undefined) return {};
  const { brand, last4, status, created_at: at } = card;
  return { card: { brand, last4, isKept: status === 'kept', at: at.toISOString() } };
}
