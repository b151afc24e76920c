import type { InvoiceSettings } from '@latchkey/api-contract/types';
import { guestPayer } from '@latchkey/booking-core/folio';
import { chargesByPayer, chargesOfStay, isGstin, withGstHalves } from '@latchkey/booking-core/invoice';
import { billInPrices } from '@latchkey/booking-core/pricing';
import type { BookingRow } from '../bookings/bookings.ts';
import type { AgreedHotel } from '../catalogue/catalogue.ts';
import type { Folio } from '../folio/folio.ts';
import { agreementOf } from '../reservations/reservations.ts';

/** The charges of a booking's folio by its payers, as invoices list them, and what has no rate by its name. */
export function chargesOfPayers(
  hotel: AgreedHotel,
  row: BookingRow,
  settings: InvoiceSettings,
  { lines, payers }: Folio,
): ReturnType<typeof chargesByPayer> {
  const { stay } = agreementOf(hotel, row);
  const names = hotel.namesIn(row.language);
  const agreed = chargesOfStay(billInPrices(stay, hotel.taxesOf), settings, {
    room: (id) => names.rooms[id] ?? id,
    plan: (id) => names.ratePlans[id],
    tax: (id, name) => names.taxes?.[id] ?? name,
    fee: (id, name) => names.fees?.[id] ?? name,
  });
  const ids = [guestPayer, ...payers.map(({ payer_id: id }) => id)];
  const { taxId } = settings.seller;
  return new Map(
    [...chargesByPayer(agreed, lines, ids, settings)].map(([payerId, { charges, unrated }]) => {
      const all =
        payerId === guestPayer ? [...agreed.unrated.map((id) => names.addons[id] ?? id), ...unrated] : unrated;
      // Outside India no tax has the name.
      const halved =
        taxId === null || !isGstin(taxId)
          ? charges
          : charges.map((one) => ({ ...one, taxes: withGstHalves(one.taxes, taxId) }));
      return [payerId, { charges: halved, unrated: all }];
    }),
  );
}
