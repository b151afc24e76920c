import type { Attack } from '../attack.types.ts';
import { guestAt } from '../guests/guest.ts';
import { book, sandalwood, seen } from '../guests/stays.ts';
import { codesTo, until } from '../parties.ts';

const wanted = { ...sandalwood, slot: 62, mode: 'at-property' } as const;
const chosen = '__Host-latchkey_device=AAAAAAAAAAAAAAAAAAAAAA';

export const devices: readonly Attack[] = [
  {
    tries: 'comes to a shared device after “Leave this device”, with the cookie that it had',
    promise: 'the cookie opens none of the stays that it opened',
    length: 'short',
    async run(instance) {
      const guest = guestAt(instance, wanted.host);
      const stays = [await book(instance, wanted, guest)];
      stays.push(await book(instance, { ...sandalwood, slot: 63 }, guest));
      const { cookie } = guest;
      const before = await Promise.all(stays.map(async (stay) => String((await seen(stay))['access'])));
      const left = await guest.post(`bookings/${stays[0]?.bookingId}/leave`, {});
      const thief = guestAt(instance, wanted.host, { cookie });
      const after = [];
      for (const { bookingId } of stays) {
        after.push(String((await seen({ guest: thief, bookingId }))['access']));
        after.push(String((await thief.post(`bookings/${bookingId}/cancellation-quote`, {})).status));
      }
      return {
        held: before.join() === 'whole,whole' && left.status === 200 && after.join() === 'public,403,public,403',
        measured: `before ${before.join(', ')}; after ${after.join(', ')}`,
      };
    },
  },
  {
    tries: 'puts a device token of their own choice, and one of their own device, into a guest’s browser',
    promise: 'the first is never taken; a code that the guest enters renews either, and the old one opens nothing',
    length: 'short',
    async run(instance) {
      const guest = guestAt(instance, wanted.host, { cookie: chosen });
      const stay = await book(instance, { ...wanted, slot: 64 }, guest);
      const isNew = guest.cookie !== chosen && /^__Host-latchkey_device=[\w-]{22}$/.test(guest.cookie);
      const byChosen = await seen({
        guest: guestAt(instance, wanted.host, { cookie: chosen }),
        bookingId: stay.bookingId,
      });
      const { cookie } = guest;
      const { contactNumber } = guest.traveller;
      const { body } = await guest.post('booking-lookups', { hotelId: sandalwood.hotelId, identifier: contactNumber });
      await until(async () => (await codesTo(instance, contactNumber)).length > 0);
      const code = (await codesTo(instance, contactNumber)).at(-1) ?? '';
      const entered = await guest.post(`booking-lookups/${String(body['lookupId'])}/verify`, { code });
      const byOld = await seen({ guest: guestAt(instance, wanted.host, { cookie }), bookingId: stay.bookingId });
      const byNew = await seen(stay);
      return {
        held:
          isNew &&
          byChosen['access'] === 'public' &&
          entered.status === 200 &&
          byOld['access'] === 'public' &&
          byNew['access'] === 'whole' &&
          guest.cookie !== cookie,
        measured: `chosen ${String(byChosen['access'])}; after a code the old one ${String(byOld['access'])}, the new one ${String(byNew['access'])}`,
      };
    },
  },
];
