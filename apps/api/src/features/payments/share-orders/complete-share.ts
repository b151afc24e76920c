import type { Deps } from '../../../deps.ts';
import type { AgreedHotel } from '../../catalogue/catalogue.ts';
import { findShare, paymentOfOrder, type ShareRow } from '../../ledger/ledger.ts';
import { completeOnline, type OnlineCompletion } from '../orders/complete-payment.ts';

type Completed =
  | 'done'
  | 'not_found'
  | 'returned'
  | 'payment_failed'
  | 'payment_pending'
  | 'invalid_signature'
  | 'gateway_unavailable';

/** Takes a payer's word that a share is paid, once the gateway, asked, says so. What was not due any more goes back. */
export async function completeShare(
  deps: Deps,
  hotel: AgreedHotel,
  share: ShareRow,
  completion: OnlineCompletion,
): Promise<Completed> {
  const payment = await paymentOfOrder(deps.db, hotel.id, completion.gateway, completion.orderId);
  if (payment === undefined || payment.share_id !== share.share_id) return 'not_found';
  const settled = await completeOnline(deps, hotel, payment, completion);
  if (typeof settled === 'string') return settled;
  if (settled.kind === 'returned') return 'returned';
  if (settled.kind !== 'settled_before') return 'done';
  return (await findShare(deps.db, hotel.id, share.share_id))?.state === 'paid' ? 'done' : 'returned';
}
