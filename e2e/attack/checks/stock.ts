import type { Attack } from '../attack.types.ts';
import { guestAt } from '../guests/guest.ts';
import {
  book,
  counted,
  datesOf,
  house,
  payFor,
  sandalwood,
  seen,
  type Stay,
  type WantedStay,
} from '../guests/stays.ts';
import type { Instance } from '../instance.ts';

const suite = { ...sandalwood, roomTypeId: 'skyline-suite', slot: 4 };
const mango = { ...house, slot: 4, nights: 3 };

/** How many of the wanted rooms the engine says are free. */
async function free(instance: Instance, { host, hotelId, roomTypeId, slot, nights = 2 }: WantedStay): Promise<number> {
  const dates = new URLSearchParams(datesOf({ slot, nights })).toString();
  const { body } = await guestAt(instance, host).get(`hotels/${hotelId}/availability?${dates}`);
  const rooms = body['rooms'] as readonly { readonly roomTypeId: string; readonly availableRooms: number }[];
  return rooms.find((room) => room.roomTypeId === roomTypeId)?.availableRooms ?? 0;
}

/** Twelve strangers, who ask for the same rooms in the same moment. */
const rush = (instance: Instance, wanted: WantedStay): Promise<Stay[]> =>
  Promise.all(Array.from({ length: 12 }, () => book(instance, wanted)));

export const stock: readonly Attack[] = [
  {
    tries: 'books the last suites of one hotel and the only house of another twelve times in the same moment, and pays',
    promise: 'no room is sold twice, and who holds one and pays has it',
    length: 'short',
    async run(instance) {
      const there = [await free(instance, suite), await free(instance, mango)];
      const [suites, houses] = [await rush(instance, suite), await rush(instance, mango)];
      const held = [suites, houses].map((stays) => stays.filter(({ status }) => status === 201));
      await Promise.all(held.flat().map((stay) => payFor(instance, stay)));
      const states = await Promise.all(held.flat().map(async (stay) => String((await seen(stay))['status'])));
      const isWhole =
        held.every((stays, at) => stays.length === there[at] && stays.length > 0) &&
        states.every((state) => state === 'confirmed') &&
        (await free(instance, suite)) === 0;
      const refused = [...suites, ...houses].filter(({ status }) => status !== 201).map(({ code }) => code);
      return {
        held: isWhole && refused.every((code) => code === 'sold_out'),
        measured: `suites ${held[0]?.length} of ${there[0]}, house ${held[1]?.length} of ${there[1]}; ${counted([...states, ...refused])}`,
      };
    },
  },
  {
    tries: 'books stays to be paid at the property, and moves one to other nights',
    promise: 'a first one stands at once, and a change is told',
    length: 'short',
    async run(instance) {
      const stays = await Promise.all(
        Array.from({ length: 4 }, (_, at) => book(instance, { ...sandalwood, slot: 6 + at, mode: 'at-property' })),
      );
      const [first] = stays;
      if (first === undefined) throw new Error('no stay');
      const stay = { kind: 'nights', ...datesOf({ slot: 12 }) };
      const { body } = await first.guest.post(`bookings/${first.bookingId}/modification-quote`, { stay });
      const { quoteToken, due, refund } = body;
      const change = await first.guest.post(`bookings/${first.bookingId}/modification`, { quoteToken, due, refund });
      const states = stays.map(({ state }) => state);
      return {
        held: states.every((state) => state === 'confirmed') && change.status === 200,
        measured: `${counted(states)}; change ${change.status} ${change.code}`.trim(),
      };
    },
  },
];
