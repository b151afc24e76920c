import type { Attack } from '../attack.types.ts';
import { elsewhere, guestAt, stranger } from '../guests/guest.ts';
import { book, counted, house, palace, sandalwood, selectionOf, type Stay, type WantedStay } from '../guests/stays.ts';
import type { Instance } from '../instance.ts';

const roomsOf = (stays: readonly Stay[]): number =>
  stays.reduce((sum, { wanted, status }) => sum + (status === 201 ? (wanted.rooms ?? 1) : 0), 0);

/** Asks for the same nights again and again from one address, each time with a device and a number of its own. */
async function hoard(instance: Instance, wanted: readonly WantedStay[], times: number): Promise<Stay[]> {
  const from = elsewhere();
  const stays = [];
  for (let time = 0; time < times; time += 1) {
    const one = wanted[time % wanted.length];
    if (one !== undefined) stays.push(await book(instance, one, guestAt(instance, one.host, { from })));
  }
  return stays;
}

const ends = (stays: readonly Stay[]): string =>
  counted(stays.map(({ state, code, codeWanted }) => (codeWanted ? 'waits for a code' : state || code)));

export const hoarding: readonly Attack[] = [
  {
    tries:
      'holds the rooms of one night for payments that do not come, from one address with ever new devices and numbers',
    promise: 'half of the hotel’s rooms at most, and everybody else goes on booking',
    length: 'short',
    async run(instance) {
      const night = { ...sandalwood, slot: 34 };
      const twins = { ...night, roomTypeId: 'indigo-twin' };
      const stays = await hoard(instance, [night, twins, { ...twins, mode: 'at-property' }], 24);
      // The twins may be gone, which are fewer than half: another guest takes what is free.
      const [rooms, other] = [roomsOf(stays), await book(instance, night)];
      return {
        held: rooms > 0 && rooms <= 11 && other.status === 201,
        measured: `${rooms} of 22 rooms; ${ends(stays)}; another guest: ${other.state || other.code}`,
      };
    },
  },
  {
    tries:
      'sends requests for one night to a hotel that confirms by hand, from one address with ever new devices and numbers, to be paid there or online',
    promise: 'a quarter of its rooms is kept for the day of the request, another quarter while codes are awaited',
    length: 'short',
    async run(instance) {
      const night = { ...palace, slot: 34 };
      const stays = await hoard(instance, [{ ...night, mode: 'at-property' }, night, { ...night, rooms: 3 }], 24);
      const kept = roomsOf(stays.filter(({ codeWanted }) => !codeWanted));
      const [rooms, other] = [roomsOf(stays), await book(instance, { ...night, mode: 'at-property' })];
      return {
        held: kept > 0 && kept <= 5 && rooms <= 10 && other.state === 'requested',
        measured: `${kept} of 20 rooms for a day, ${rooms - kept} until the code; ${ends(stays)}; another guest: ${other.state || other.code}`,
      };
    },
  },
  {
    tries: 'makes one stay of one room, unpaid, into one of many, beside many others',
    promise: 'a change counts as a new stay does: twelve rooms of one guest',
    length: 'short',
    async run(instance) {
      const traveller = stranger();
      const from = elsewhere();
      const first = await book(
        instance,
        { ...sandalwood, slot: 36, mode: 'at-property' },
        guestAt(instance, sandalwood.host, { from, traveller }),
      );
      for (const slot of [37, 38, 39])
        await book(
          instance,
          { ...sandalwood, slot, rooms: 3 },
          guestAt(instance, sandalwood.host, { from: elsewhere(), traveller }),
        );
      const codes = [];
      for (const rooms of [4, 3]) {
        const { stay, rooms: wanted } = selectionOf({ ...sandalwood, slot: 36, rooms });
        const { body } = await first.guest.post(`bookings/${first.bookingId}/modification-quote`, {
          stay,
          rooms: wanted,
        });
        const { quoteToken, due, refund } = body;
        const made = await first.guest.post(`bookings/${first.bookingId}/modification`, { quoteToken, due, refund });
        codes.push(`${made.status} ${made.code}`.trim());
      }
      return {
        held: codes.join() === '409 too_many_holds,200',
        measured: `9 rooms held elsewhere; to 4 rooms ${codes[0]}, to 3 rooms ${codes[1]}`,
      };
    },
  },
  {
    tries:
      'holds rooms with one device and one number from 20 addresses, and the only house of a hotel again and again from one',
    promise: 'six bookings and twelve rooms of one guest; the house is held once at a time',
    length: 'short',
    async run(instance) {
      const traveller = stranger();
      const stays: Stay[] = [];
      for (let at = 0; at < 20; at += 1) {
        const { cookie = '' } = stays[0]?.guest ?? {};
        const guest = guestAt(instance, sandalwood.host, { traveller, cookie });
        stays.push(await book(instance, { ...sandalwood, slot: 40 + at, rooms: 3 }, guest));
      }
      const houses = await hoard(instance, [{ ...house, slot: 34, nights: 3 }], 12);
      const [rooms, held] = [roomsOf(stays), houses.filter(({ status }) => status === 201).length];
      return {
        held: rooms === 12 && held === 1,
        measured: `${rooms} rooms; ${ends(stays)}; the house ${held} of 12 times`,
      };
    },
  },
];
