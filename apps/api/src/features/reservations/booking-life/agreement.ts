import type { QuoteRequest } from '@latchkey/api-contract/types';
import type { StayChoice } from '@latchkey/booking-core/basket';
import {
  agreedBillOf,
  agreedStayBefore,
  atAgreedPrice,
  type AgreedStay,
  type WantedRoom,
  type WantedStay,
} from '@latchkey/booking-core/pricing';
import { nightsOf } from '@latchkey/booking-core/dates';
import type { Agreement } from '../../../database/tables/booking-tables.ts';
import type { AgreedHotel } from '../../catalogue/catalogue.ts';
import type { BookingRow } from '../../bookings/bookings.ts';

/**
 * What guest and hotel agreed. Of a booking that is older than this record, its bill in equal parts, under the first
 * revision of the hotel that is known.
 */
export function agreementOf(
  hotel: AgreedHotel,
  booking: Pick<BookingRow, 'agreed' | 'bill' | 'selection' | 'total'>,
): Agreement {
  if (booking.agreed !== null) return booking.agreed;
  const { bill, selection, total } = booking;
  const known = hotel.sale.addons;
  const stay = agreedStayBefore(
    {
      bill,
      total,
      rooms: wantedRooms(selection),
      categoryOf: (addonId) => known.find(({ id }) => id === addonId)?.category ?? 'booking',
      advance: hotel.sale.payment.advance,
      taxes: hotel.firstRevision,
    },
    hotel.taxesOf,
  );
  return { revision: hotel.firstRevision, stay, total };
}

/** A booking at another total that was agreed, its taxes computed anew from it: the bill, and the agreement. */
export function withTotal(
  hotel: AgreedHotel,
  booking: Parameters<typeof agreementOf>[1],
  total: number,
): Pick<BookingRow, 'bill'> & { readonly agreed: Agreement } {
  const before = agreementOf(hotel, booking);
  const stay = atAgreedPrice(before.stay, total, hotel.taxesOf);
  const { bill } = agreedBillOf(stay, hotel.taxesOf);
  return { bill, agreed: { ...before, stay, total } };
}

type Selected = StayChoice & Pick<QuoteRequest, 'taxExemptions'>;

/** A selection as core's changes want it: each room with its dates, each extra once. */
export function wantedStay({ addons = [], taxExemptions, ...selection }: Selected): WantedStay {
  const quantities = new Map<string, number>();
  for (const { addonId, quantity } of addons) quantities.set(addonId, (quantities.get(addonId) ?? 0) + quantity);
  return {
    rooms: wantedRooms(selection),
    addons: [...quantities].map(([addonId, quantity]) => ({ addonId, quantity })),
    exemptions: taxExemptions,
  };
}

function wantedRooms({ stay, rooms }: Pick<StayChoice, 'stay' | 'rooms'>): WantedRoom[] {
  const dates = stay.kind === 'hours' ? [stay.date] : nightsOf(stay.checkIn, stay.checkOut);
  const hours = stay.kind === 'hours' ? { startHour: stay.startHour, hours: stay.hours } : null;
  return rooms.map(({ roomTypeId, ratePlanId, adults, childAges, infants }) => ({
    roomTypeId,
    ratePlanId,
    guests: { adults, childAges, infants },
    hours,
    dates,
  }));
}

/** How many there are of an extra. */
export const quantityOf = (stay: Pick<AgreedStay, 'addons'>, addonId: string): number =>
  (stay.addons.find((addon) => addon.addonId === addonId)?.lots ?? []).reduce((sum, lot) => sum + lot.quantity, 0);
