import type { ApiClient } from '@latchkey/api-client/client';
import { propertyClient } from '@latchkey/api-client/property';
import type { Locale } from '@latchkey/booking-core/language';
import { decimalsOf } from '@latchkey/booking-core/currency';
import { sumInField } from '../../booking/sum-field.ts';
import type { StayBar } from '../plan/plan.types.ts';

/** Another type of room for one of a booking's rooms, and what the change panel of its page is asked for it. */
export interface Upgrade {
  readonly roomTypeId: string;
  readonly name: string;
  readonly search: Readonly<Record<string, string>>;
}

/** The other types that a room can become at the total that is agreed; undefined where the engine does not say. */
export async function loadUpgrades(
  api: ApiClient,
  { hotelId, locale, bar }: { readonly hotelId: number; readonly locale: Locale; readonly bar: StayBar },
  signal: AbortSignal,
): Promise<readonly Upgrade[] | undefined> {
  const [booking, hotel] = await Promise.all([
    propertyClient(api, hotelId).call(
      'getPropertyBooking',
      { params: { booking: bar.reference }, query: { language: locale } },
      signal,
    ),
    api.call('getHotel', { params: { hotelId }, query: { lang: locale } }, signal),
  ]);
  if (booking.status !== 200 || hotel.status !== 200) return undefined;
  const { selection, total, currency } = booking.body;
  const rooms = selection?.rooms ?? [];
  const ofType = rooms.flatMap((room, at) => (room.roomTypeId === bar.roomTypeId ? [at] : []));
  const at = ofType[bar.place] ?? ofType[0];
  const own = at === undefined ? undefined : rooms[at];
  if (own === undefined) return [];
  return hotel.body.HotelRooms.flatMap(({ id, name, ratePlans }): Upgrade[] => {
    const plan = ratePlans.find((one) => one.id === own.ratePlanId) ?? ratePlans[0];
    if (id === bar.roomTypeId || plan === undefined) return [];
    const agreed = sumInField(total, decimalsOf(currency));
    return [{ roomTypeId: id, name, search: { [`r${at}`]: `${id} ${plan.id}`, agreed } }];
  });
}
