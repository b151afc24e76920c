import type { InvoiceSettings } from '@latchkey/api-contract/types';
import { type FolioSubject, guestPayer } from '@latchkey/booking-core/folio';
import { chargesByPayer, isGstin, withGstHalves } from '@latchkey/booking-core/invoice';
import type { BookingRow } from '../bookings/bookings.ts';
import type { AgreedHotel } from '../catalogue/catalogue.ts';
import type { Folio } from '../folio/folio.ts';
import { agreedCharges } from './agreed-charges.ts';

/** The charges of a booking's folio by its payers, as invoices list them, and what has no rate by its name. */
export function chargesOfPayers(
  hotel: AgreedHotel,
  row: BookingRow,
  settings: InvoiceSettings,
  { lines, payers }: Folio,
): ReturnType<typeof chargesByPayer> {
  const names = hotel.namesIn(row.language);
  const agreed = agreedCharges(hotel, row, settings);
  const ids = [guestPayer, ...payers.map(({ payer_id: id }) => id)];
  // A night that another stay gave has its room for a name.
  const nameOf = ({ id = '', name = names.rooms[id] ?? names.addons[id] ?? '' }: FolioSubject): string => name;
  const { taxId } = settings.seller;
  return new Map(
    [...chargesByPayer(agreed, lines, ids, { extras: settings.extras, nameOf })].map(
      ([payerId, { charges, unrated }]) => {
        const all =
          payerId === guestPayer ? [...agreed.unrated.map((id) => names.addons[id] ?? id), ...unrated] : unrated;
        // Outside India no tax has the name.
        const halved =
          taxId === null || !isGstin(taxId)
            ? charges
            : charges.map((one) => ({ ...one, taxes: withGstHalves(one.taxes, taxId) }));
        return [payerId, { charges: halved, unrated: all }];
      },
    ),
  );
}
