import { textOf, traveller, whatItSays } from '../guest.ts';
import { book, cancel, share } from '../stay.ts';
import { cookiesOf } from './checkout.ts';
import { bookingOf, differences } from './made-booking.ts';
import { otherNights, soldFor, type Sold } from './sold.ts';
import type { Place, Plan, Planned } from './walk.types.ts';

/** A confirmed stay that is paid at the hotel, or why there is none. */
async function confirmed(place: Place): Promise<(Sold & { readonly id: string }) | string> {
  const sold = await soldFor(place.guest, place.hotelId, 'at-property');
  if ('why' in sold) return sold.why;
  const booked = await book(place.guest, sold.quoted.token, false);
  return booked.status === 201 ? { ...sold, id: textOf(booked, 'bookingId') } : `a booking: ${whatItSays(booked)}`;
}

/** A walk from a page of a confirmed stay, after which it is cancelled. */
const from = (
  place: Place,
  id: string,
  { path, ...more }: { readonly path: string } & Pick<Planned, 'faults'> & Partial<Planned['walk']>,
): Planned => ({
  walk: {
    address: `http://${place.host}:${place.origin.port}${path}`,
    cookies: cookiesOf(place),
    hasScript: more.hasScript ?? true,
    facts: more.facts ?? {},
  },
  faults: more.faults,
  clean: async () => void (await cancel(place.guest, id)),
});

export const cancelStay =
  (hasScript: boolean): Plan =>
  async (place) => {
    const stay = await confirmed(place);
    if (typeof stay === 'string') return stay;
    return from(place, stay.id, {
      path: `/bookings/cancel/${stay.id}`,
      hasScript,
      faults: async () => {
        const booking = await bookingOf(place.guest, stay.id);
        return typeof booking === 'string' ? [booking] : differences({ 'the booking': [booking.status, 'cancelled'] });
      },
    });
  };

/** To other nights: named in the address, or by the form that a browser without a script has. */
export const changeStay =
  (hasScript: boolean): Plan =>
  async (place) => {
    const stay = await confirmed(place);
    if (typeof stay === 'string') return stay;
    const nights = await otherNights(place.guest, place.hotelId, stay);
    if ('why' in nights) return nights.why;
    const { checkIn, checkOut } = nights;
    return from(place, stay.id, {
      path: `/bookings/modify/${stay.id}${hasScript ? `?checkIn=${checkIn}&checkOut=${checkOut}` : ''}`,
      hasScript,
      facts: { checkIn, checkOut },
      faults: async () => {
        const booking = await bookingOf(place.guest, stay.id);
        if (typeof booking === 'string') return [booking];
        return differences({
          'the booking': [booking.status, 'confirmed'],
          'its arrival': [booking.stay.checkIn, checkIn],
          'its departure': [booking.stay.checkOut, checkOut],
        });
      },
    });
  };

/** Hands out what is left to pay as links. */
export const divide: Plan = async (place) => {
  const stay = await confirmed(place);
  if (typeof stay === 'string') return stay;
  return from(place, stay.id, {
    path: `/bookings/divide/${stay.id}`,
    faults: async () => {
      const { body } = await place.guest.get(`bookings/${stay.id}/shares`);
      const shares = (body['shares'] ?? []) as readonly { readonly amount: number }[];
      return differences({ 'what is handed out': [shares.reduce((sum, { amount }) => sum + amount, 0), body['left']] });
    },
  });
};

/** Pays a share of another's stay. */
export const payShare: Plan = async (place) => {
  const stay = await confirmed(place);
  if (typeof stay === 'string') return stay;
  const made = await share(place.guest, stay.id);
  if (typeof made !== 'string') return made.why;
  return from(place, stay.id, {
    path: `/checkout/share/${made}`,
    facts: { name: traveller.fullName, email: traveller.email },
    faults: async () => {
      const { body } = await place.guest.get(`shares/${made}`);
      return differences({ 'the share': [body['state'], 'paid'] });
    },
  });
};
