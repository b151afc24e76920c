import type { PaymentRow } from '../../ledger/ledger.ts';
import { notedAccounts } from '../accounts/serving-account.ts';

/**
 * What a gateway keeps with an order and tells with its events: whose it is, and the accounts of the hotel and of the provider
 * at the payment company that stand with the payment.
 */
export function orderNotes(payment: Noted): Record<string, string> {
  const { hotel_id: hotelId, payment_id: paymentId } = payment;
  return { hotel_id: String(hotelId), payment_id: paymentId, ...notedAccounts(payment) };
}

type Noted = Pick<PaymentRow, 'hotel_id' | 'payment_id' | 'vendor' | 'super_vendor'>;
