import { traveller, textOf, whatItSays } from '../guest.ts';
import { book, cancel } from '../stay.ts';
import { bookingIn, bookingOf, cancelMade, differences, guestAfter } from './made-booking.ts';
import { soldFor, type Sold } from './sold.ts';
import type { Place, Plan, Planned, Walked } from './walk.types.ts';

const totalOf = ({ quoted }: Sold): number => (quoted.quote['bill'] as { readonly total: number }).total;

/** A stay is booked on the page of its price, and paid in a way. */
export const bookStay =
  (way: 'full' | 'at-property', hasScript: boolean): Plan =>
  async (place) => {
    const sold = await soldFor(place.guest, place.hotelId, way);
    if ('why' in sold) return sold.why;
    const { email, fullName, contactNumber } = traveller;
    return {
      walk: {
        address: `http://${place.host}:${place.origin.port}/room/checkout?quote=${sold.quoted.token}`,
        cookies: cookiesOf(place),
        hasScript,
        facts: { way, email, fullName, contactNumber },
      },
      faults: (walked) => faultsOfBooking(place, walked, sold, way === 'full' ? totalOf(sold) : 0),
      clean: (walked) => cancelMade(place, walked),
    };
  };

/** A stay that was booked before is paid on its own page. */
export const payLater: Plan = async (place) => {
  const sold = await soldFor(place.guest, place.hotelId, 'full');
  if ('why' in sold) return sold.why;
  const booked = await book(place.guest, sold.quoted.token, true);
  const id = textOf(booked, 'bookingId');
  if (booked.status !== 201) return `a booking: ${whatItSays(booked)}`;
  return {
    walk: {
      address: `http://${place.host}:${place.origin.port}/checkout/${id}`,
      cookies: cookiesOf(place),
      hasScript: true,
      facts: {},
    },
    faults: (walked) => faultsOfBooking(place, walked, sold, totalOf(sold)),
    clean: async () => void (await cancel(place.guest, id)),
  } satisfies Planned;
};

/** The booking at whose page a walk ended is the one that was pressed. */
async function faultsOfBooking(place: Place, walked: Walked, sold: Sold, paid: number): Promise<readonly string[]> {
  const booking = await bookingOf(guestAfter(place, walked), bookingIn(walked.url));
  if (typeof booking === 'string') return [booking];
  return differences({
    'the booking': [booking.status, 'confirmed'],
    'its hotel': [booking.hotelId, place.hotelId],
    'its arrival': [booking.stay.checkIn, sold.nights.checkIn],
    'its departure': [booking.stay.checkOut, sold.nights.checkOut],
    'its number of rooms': [booking.rooms.length, 1],
    'its guest’s mail': [booking.travellers[0]?.email, traveller.email],
    'its total': [booking.total, totalOf(sold)],
    'what is paid': [booking.amountPaid, paid],
  });
}

/** The cookies of a walk's guest, one by one. */
export const cookiesOf = ({ guest }: Pick<Place, 'guest'>): string[] =>
  guest
    .cookie()
    .split('; ')
    .filter((one) => one !== '');
