import type { Hotel, RatePlan } from '@latchkey/api-contract/types';
import { strictestTiers } from '@latchkey/booking-core/cancellation';
import { withCommas } from '@latchkey/format/list';
import type { StaySelection } from '@latchkey/api-contract/types';

/** The names that a bill's rooms and plans have at the hotel, by `roomTypeId ratePlanId`. */
export type RoomNames = Readonly<Record<string, string>>;

const planOf = (hotel: Hotel, roomTypeId: string, ratePlanId: string): RatePlan | undefined =>
  hotel.HotelRooms.find(({ id }) => id === roomTypeId)?.ratePlans.find(({ id }) => id === ratePlanId);

/** "Teak King, breakfast": room and plan as the hotel calls them. */
export function roomNames(hotel: Hotel, selection: StaySelection): RoomNames {
  return Object.fromEntries(
    selection.rooms.map(({ roomTypeId, ratePlanId }) => {
      const room = hotel.HotelRooms.find(({ id }) => id === roomTypeId);
      const plan = planOf(hotel, roomTypeId, ratePlanId);
      return [`${roomTypeId} ${ratePlanId}`, withCommas([room?.name ?? roomTypeId, plan?.name], hotel.language)];
    }),
  );
}

/** What every plan of a selection allows: ways to pay, and the strictest terms of cancelling. */
export function termsOf(
  hotel: Hotel,
  selection: { readonly rooms: readonly { readonly roomTypeId: string; readonly ratePlanId: string }[] },
): { readonly payment: RatePlan['payment']; readonly cancellation: RatePlan['cancellation'] } {
  const plans = selection.rooms
    .map(({ roomTypeId, ratePlanId }) => planOf(hotel, roomTypeId, ratePlanId))
    .filter((plan) => plan !== undefined);
  const ways = ['full', 'advance', 'at-property'] as const;
  return {
    payment: ways.filter((way) => plans.every((plan) => plan.payment.includes(way))),
    cancellation: strictestTiers(plans.map((plan) => plan.cancellation)),
  };
}
