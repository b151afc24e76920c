import { accountServing, isOwnAccount } from '@latchkey/booking-core/payment-ways';
import type { OpenedOrder } from '@latchkey/api-contract/types';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import type { BookingRow } from '../../bookings/bookings.ts';
import type { StoredCardRow, PaymentRow } from '../../ledger/ledger.ts';
import type { GatewayAt } from '../gateways/payment-gateway.ts';

/** A hotel's account at a gateway, as a payment keeps it: later questions about the payment go there. */
export type PaidBy = Pick<PaymentRow, 'gateway' | 'vendor' | 'super_vendor'>;

/** The account that a booking's next payment is made by: of the guest's country, read of the number it was booked with. */
export function servingAccount(hotel: HotelRecord, booking: Pick<BookingRow, 'currency' | 'contact_phone'>): PaidBy {
  const { payment } = hotel.readFacts();
  const { gateway, vendor, superVendor } = accountServing(payment, payment.others ?? [], {
    currency: booking.currency,
    country: parsePhoneNumberFromString(booking.contact_phone ?? '')?.country ?? null,
  });
  return { gateway, vendor, super_vendor: isOwnAccount({ vendor }) ? null : superVendor };
}

/**
 * The account at a gateway that a booking is bound to already, by a card that is kept there, whatever serves it now. Of the
 * provider's accounts the one that the hotel's file names.
 */
export function accountAt(
  hotel: HotelRecord,
  booking: Pick<BookingRow, 'currency' | 'contact_phone'>,
  card: Pick<StoredCardRow, 'gateway' | 'vendor'>,
): PaidBy {
  const bound = card.gateway;
  if (isOwnAccount(card)) return { gateway: bound, vendor: card.vendor, super_vendor: null };
  const serving = servingAccount(hotel, booking);
  if (serving.gateway === bound && !isOwnAccount(serving)) return serving;
  const { payment } = hotel.readFacts();
  const { vendor = null, superVendor = null } =
    [payment, ...(payment.others ?? [])].find((one) => one.gateway === bound && !isOwnAccount(one)) ?? {};
  return { gateway: bound, vendor, super_vendor: superVendor };
}

/** The accounts as a gateway notes them with what is opened there: of the hotel's own there is none but itself. */
export const notedAccounts = ({
  vendor,
  super_vendor: superVendor,
}: Pick<PaidBy, 'vendor' | 'super_vendor'>): Record<string, string> =>
  vendor !== null && isOwnAccount({ vendor })
    ? {}
    : { ...(vendor === null ? {} : { vendor }), ...(superVendor === null ? {} : { super_vendor: superVendor }) };

/** What a page is told of the account of an order; nothing where it is the hotel's first, which its site names. */
export async function accountTold(
  hotel: HotelRecord,
  gatewayAt: GatewayAt,
  { gateway, vendor, super_vendor: superVendor }: PaidBy,
): Promise<Pick<OpenedOrder, 'account'>> {
  const { payment } = hotel.readFacts();
  if (gateway === payment.gateway && vendor === payment.vendor && superVendor === payment.superVendor) return {};
  const adapter = await gatewayAt({ hotel_id: hotel.id, gateway, vendor });
  const { scriptUrl, keyId } = adapter.publicSettings();
  return {
    account: {
      gateway,
      scriptUrl,
      keyId,
      ...(vendor === null || isOwnAccount({ vendor }) ? {} : { vendor }),
      ...(superVendor === null ? {} : { superVendor }),
    },
  };
}
