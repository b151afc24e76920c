import type { WallClock } from '@latchkey/booking-core/cancellation';
import { decimalsOf } from '@latchkey/booking-core/currency';
import { arrivalOf, departureOf } from '@latchkey/booking-core/stay';
import { endOfStay, startOfStay } from '../../bookings/bookings.ts';
import { openActs } from './open-acts.ts';
import type { StayMail } from './parts/stay-mail.types.ts';
import { roomsSaid } from './parts/stay-part.ts';
import type { StayLinks } from './stay-links.ts';

/**
 * The stay as `LodgingReservation` of schema.org: mail programs make of it an entry of a trip, change it when the same
 * reservation number comes again, and take it out when it is cancelled.
 */
export function reservationData({ hotel, booking, language, now }: StayMail, links: StayLinks): object {
  const { words } = hotel.wordsIn(language);
  const facts = hotel.readFacts();
  const { rooms, stay } = booking.selection;
  const { timeZone } = hotel.sale;
  const { mayChange, mayCancel } = openActs({ hotel, booking, now });
  const isCancelled = booking.status === 'cancelled';
  return {
    '@context': 'http://schema.org',
    '@type': 'LodgingReservation',
    reservationNumber: booking.reference,
    reservationStatus: `http://schema.org/${isCancelled ? 'ReservationCancelled' : 'ReservationConfirmed'}`,
    underName: { '@type': 'Person', name: booking.travellers[0]?.fullName ?? '' },
    reservationFor: {
      '@type': 'LodgingBusiness',
      name: words.name,
      address: words.address,
      telephone: facts.phone,
      email: facts.email,
      geo: { '@type': 'GeoCoordinates', latitude: facts.latitude, longitude: facts.longitude },
    },
    checkinTime: withOffset(arrivalOf(stay, hotel.sale), startOfStay(hotel, booking), timeZone),
    checkoutTime: withOffset(departureOf(stay, hotel.sale), endOfStay(hotel, booking), timeZone),
    lodgingUnitDescription: roomsSaid({ hotel, booking, language }).join('; '),
    numAdults: rooms.reduce((sum, room) => sum + room.adults, 0),
    numChildren: rooms.reduce((sum, room) => sum + room.childAges.length + room.infants, 0),
    priceCurrency: booking.currency,
    totalPrice: (booking.total / 10 ** decimalsOf(booking.currency)).toFixed(decimalsOf(booking.currency)),
    bookingTime: booking.created_at.toISOString(),
    modifiedTime: now.toISOString(),
    url: links.booking,
    ...(isCancelled || !mayChange ? {} : { modifyReservationUrl: links.modify }),
    ...(isCancelled || !mayCancel ? {} : { cancelReservationUrl: links.cancel }),
  };
}

/** A time on a zone's clocks with the zone's distance from UTC at that moment: `2026-12-02T14:00:00+05:30`. */
function withOffset({ date, time }: WallClock, moment: number, timeZone: string): string {
  const named = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName');
  const offset = (named?.value ?? 'GMT').replace('GMT', '');
  return `${date}T${time}:00${offset === '' ? 'Z' : offset}`;
}
