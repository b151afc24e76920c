import { accountServing } from '@latchkey/booking-core/payment-ways';
import type { Gateway, OpenedOrder } from '@latchkey/api-contract/types';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import type { BookingRow, PaymentRow } from '../../reservations/reservations.ts';
import type { Gateways } from '../gateways/payment-gateway.ts';

/** A hotel's account at a gateway, as a payment keeps it: whatever is asked of the payment later is asked there. */
export type PaidBy = Pick<PaymentRow, 'gateway' | 'vendor' | 'super_vendor'>;

/** The account that a booking's next payment is made by: of the guest's country, read of the number it was booked with. */
export function servingAccount(hotel: HotelRecord, booking: Pick<BookingRow, 'currency' | 'contact_phone'>): PaidBy {
  const { payment } = hotel.readFacts();
  const { gateway, vendor, superVendor } = accountServing(payment, payment.others ?? [], {
    currency: booking.currency,
    country: parsePhoneNumberFromString(booking.contact_phone ?? '')?.country ?? null,
  });
  return { gateway, vendor, super_vendor: superVendor };
}

/** The account at a gateway that a booking is bound to already, by a card that is kept there, whatever serves it now. */
export function accountAt(
  hotel: HotelRecord,
  booking: Pick<BookingRow, 'currency' | 'contact_phone'>,
  bound: Gateway,
): PaidBy {
  const serving = servingAccount(hotel, booking);
  if (serving.gateway === bound) return serving;
  const { payment } = hotel.readFacts();
  const { vendor = null, superVendor = null } =
    [payment, ...(payment.others ?? [])].find(({ gateway }) => gateway === bound) ?? {};
  return { gateway: bound, vendor, super_vendor: superVendor };
}

/** What a page is told of the account of an order; nothing where it is the hotel's first, which its site names. */
export function accountTold(
  hotel: HotelRecord,
  gateways: Gateways,
  { gateway, vendor, super_vendor: superVendor }: PaidBy,
): Pick<OpenedOrder, 'account'> {
  const { payment } = hotel.readFacts();
  if (gateway === payment.gateway && vendor === payment.vendor && superVendor === payment.superVendor) return {};
  const { scriptUrl, keyId } = gateways[gateway].publicSettings();
  return {
    account: {
      gateway,
      scriptUrl,
      keyId,
      ...(vendor === null ? {} : { vendor }),
      ...(superVendor === null ? {} : { superVendor }),
    },
  };
}
