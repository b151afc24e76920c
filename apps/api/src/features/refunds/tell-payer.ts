import type { Transaction } from '../../database/database.types.ts';
import { enqueue } from '../outbox/outbox.ts';
import type { ShareRow } from '../ledger/ledger.ts';

/** What the payer of a share is told by mail: that it is paid, that it was not due any more, what becomes of money that goes back. */
export const payerNotices = [
  'share_paid',
  'share_returned',
  'refund_processed',
  'given_back',
  'refund_failed',
  'refund_given_up',
] as const;
export type PayerNotice = (typeof payerNotices)[number];

/** Tells the payer of a share by mail, through the outbox. `key`: what it is about, once. */
export async function tellPayer(
  tx: Transaction,
  { hotel_id: hotelId, booking_id: bookingId, share_id: shareId }: ShareRow,
  { notice, amount, key }: { readonly notice: PayerNotice; readonly amount: number; readonly key: string },
  at: Date,
): Promise<void> {
  await enqueue(
    tx,
    [
      {
        hotelId,
        kind: 'share-mail',
        dedupeKey: `share-mail:${notice}:${key}`,
        payload: { bookingId, shareId, notice, amount, noticeId: key },
      },
    ],
    at,
  );
}
