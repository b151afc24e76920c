import { nightsOnSale } from '../on-sale.ts';
import { sumsMissing } from '../sums.ts';
import { differences, guestAfter } from './made-booking.ts';
import type { Place, Plan, Walked } from './walk.types.ts';

/** From a hotel's rooms to the price of what was chosen. */
export const homeToCheckout =
  (hasScript: boolean): Plan =>
  async (place) => {
    const { guest, host, hotelId, origin } = place;
    const found = await nightsOnSale(guest, hotelId);
    if ('why' in found) return found.why;
    const { checkIn, checkOut } = found.nights;
    return {
      walk: {
        address: `http://${host}:${origin.port}/rooms/${hotelId}/${checkIn}/${checkOut}/2/0`,
        cookies: [],
        hasScript,
        facts: {},
      },
      faults: async (walked) => faultsOfQuote(place, walked, found.nights),
      clean: async () => undefined,
    };
  };

/** The price at checkout is of what was chosen at home, and of nothing else. */
async function faultsOfQuote(
  place: Place,
  walked: Walked,
  { checkIn, checkOut }: { readonly checkIn: string; readonly checkOut: string },
): Promise<readonly string[]> {
  const token = new URL(walked.url).searchParams.get('quote') ?? '';
  const { status, body } = await guestAfter(place, walked).get(`quotes/${token}`);
  if (status !== 200) return [`it leads to a price that the engine does not know (${status})`];
  const selection = body['selection'] as {
    readonly hotelId: number;
    readonly stay: { readonly checkIn?: string; readonly checkOut?: string };
    readonly rooms: readonly unknown[];
  };
  const { total, currency } = body['bill'] as { readonly total: number; readonly currency: string };
  const lost =
    walked.seen['total'] === undefined ? [] : sumsMissing(walked.seen['total'], [{ minor: total, currency }]);
  return [
    ...differences({
      'the hotel of the price': [selection.hotelId, place.hotelId],
      'its arrival': [selection.stay.checkIn, checkIn],
      'its departure': [selection.stay.checkOut, checkOut],
      'its number of rooms': [selection.rooms.length, Number(walked.seen['rooms'])],
    }),
    ...lost.map((sum) => `the rooms say ${walked.seen['total']}, the price is ${sum}`),
  ];
}

/** From the provider's first page to a hotel that is found there. */
export const find: Plan = async ({ guest, host, hotelId, origin }) => {
  const { body } = await guest.get(`hotels/${hotelId}`);
  return {
    walk: {
      address: `http://latchkey.localhost:${origin.port}/`,
      cookies: [],
      hasScript: true,
      facts: { place: String(body['city']), hotel: host },
    },
    faults: async () => [],
    clean: async () => undefined,
  };
};
