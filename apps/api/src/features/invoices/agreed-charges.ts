import type { InvoiceSettings } from '@latchkey/api-contract/types';
import { type BillPart, chargesOfStay } from '@latchkey/booking-core/invoice';
import { billInPrices } from '@latchkey/booking-core/pricing';
import type { Transaction } from '../../database/database.types.ts';
import type { BookingRow } from '../bookings/bookings.ts';
import type { AgreedHotel, HotelRecord } from '../catalogue/catalogue.ts';
import { agreementOf } from '../reservations/reservations.ts';
import { settingsOf } from './invoices.queries.ts';

/** What was agreed of a stay as its invoices list it, in the language in which it was booked. */
export function agreedCharges(
  hotel: AgreedHotel,
  row: BookingRow,
  settings: Partial<InvoiceSettings>,
): ReturnType<typeof chargesOfStay> {
  const names = hotel.namesIn(row.language);
  return chargesOfStay(billInPrices(agreementOf(hotel, row).stay, hotel.taxesOf), settings, {
    room: (id) => names.rooms[id] ?? id,
    plan: (id) => names.ratePlans[id],
    tax: (id, name) => names.taxes?.[id] ?? name,
    fee: (id, name) => names.fees?.[id] ?? name,
  });
}

/** The parts of a booking's bill, by what the house says of its taxes: a folio moves the tax of a charge with it. */
export async function billPartsOf(tx: Transaction, hotel: HotelRecord, row: BookingRow): Promise<readonly BillPart[]> {
  return agreedCharges(await hotel.agreedHotel(tx, row), row, (await settingsOf(tx, hotel.id)) ?? {}).parts;
}
