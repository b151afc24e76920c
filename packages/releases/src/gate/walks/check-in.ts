import { guestOf, textOf, whatItSays } from '../guest.ts';
import type { Nights } from '../on-sale.ts';
import { ownersLink, signedInOwner } from '../owner.ts';
import { book, cancel } from '../stay.ts';
import { bookingOf } from './made-booking.ts';
import { soldFor, type Sold } from './sold.ts';
import type { Place, Plan } from './walk.types.ts';

const desk = 'desk.latchkey.localhost';

/** An owner signs in by a link and notes that a guest of today has come. */
export const checkIn: Plan = async (place) => {
  const { api, origin } = place;
  const tonight = await soldTonight(place);
  if ('why' in tonight) return tonight.why;
  const { guest, hotelId, sold } = tonight;
  const booked = await book(guest, sold.quoted.token, false);
  const id = textOf(booked, 'bookingId');
  if (booked.status !== 201) return `a booking: ${whatItSays(booked)}`;
  const booking = await bookingOf(guest, id);
  if (typeof booking === 'string') return booking;
  const link = URL.parse(await ownersLink(api, String(hotelId)));
  if (link === null) return `nobody can sign in at ${desk}`;
  return {
    walk: {
      address: `http://${desk}:${origin.port}${link.pathname}${link.search}`,
      cookies: [],
      hasScript: true,
      facts: { today: `/h/${hotelId}/today`, reference: booking.reference },
    },
    faults: async () => {
      const after = await bookingOf(guest, id);
      if (typeof after === 'string') return [after];
      return typeof after.arrivedAt === 'string' ? [] : ['the engine does not know that the guest has come'];
    },
    clean: async () => {
      const owner = await signedInOwner(origin, { host: desk, api, hotelId: String(hotelId) });
      if (typeof owner !== 'string')
        await owner.post(
          `property/bookings/${booking.reference}/arrival/undo`,
          {},
          { 'latchkey-hotel': String(hotelId) },
        );
      await cancel(guest, id);
    },
  };
};

/** A room for tonight at the hotel, or at another of the demo where it sells none at this hour. */
async function soldTonight(
  place: Place,
): Promise<
  { readonly guest: Place['guest']; readonly hotelId: number; readonly sold: Sold } | { readonly why: string }
> {
  const { body } = await guestOf(place.origin, 'latchkey.localhost').get('hotels');
  const cards = (body['hotels'] ?? []) as readonly { readonly id: number; readonly domain: string }[];
  const all = cards.toSorted((one, other) => Number(other.id === place.hotelId) - Number(one.id === place.hotelId));
  for (const { id, domain } of all) {
    const guest = guestOf(place.origin, domain.replace(/:\d+$/, ''));
    const site = await guest.get('site');
    const { timeZone } = (site.body['hotel'] ?? {}) as { readonly timeZone?: string };
    if (timeZone === undefined) continue;
    const sold = await soldFor(guest, id, 'at-property', nightOf(timeZone));
    if (!('why' in sold)) return { guest, hotelId: id, sold };
  }
  return { why: 'no hotel sells a room for tonight that is paid there' };
}

function nightOf(timeZone: string): Nights {
  const checkIn = new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now());
  return { checkIn, checkOut: new Date(Date.parse(checkIn) + 86_400_000).toISOString().slice(0, 10) };
}
