import type { HotelRecord } from '../../catalogue/catalogue.ts';

/**
 * What a gateway keeps with an order and tells with its events: whose it is, and the accounts of the hotel and of the provider
 * at the payment company, where the hotel's file names them.
 */
export function orderNotes(hotel: Pick<HotelRecord, 'id' | 'readFacts'>, paymentId: string): Record<string, string> {
  const { vendor, superVendor } = hotel.readFacts().payment;
  return {
    hotel_id: String(hotel.id),
    payment_id: paymentId,
    ...(vendor === null ? {} : { vendor }),
    ...(superVendor === null ? {} : { super_vendor: superVendor }),
  };
}
