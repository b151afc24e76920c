import type { PaymentRow } from '../../reservations/reservations.ts';

/**
 * What a gateway keeps with an order and tells with its events: whose it is, and the accounts of the hotel and of the provider
 * at the payment company that stand with the payment.
 */
export function orderNotes(payment: Noted): Record<string, string> {
  const { hotel_id: hotelId, payment_id: paymentId, vendor, super_vendor: superVendor } = payment;
  return {
    hotel_id: String(hotelId),
    payment_id: paymentId,
    ...(vendor === null ? {} : { vendor }),
    ...(superVendor === null ? {} : { super_vendor: superVendor }),
  };
}

type Noted = Pick<PaymentRow, 'hotel_id' | 'payment_id' | 'vendor' | 'super_vendor'>;
