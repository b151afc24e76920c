import type { Hotel, RatePlan } from '@latchkey/api-contract/types';
import { strictestTiers } from '@latchkey/booking-core/cancellation';

const planOf = (hotel: Hotel, roomTypeId: string, ratePlanId: string): RatePlan | undefined =>
  hotel.HotelRooms.find(({ id }) => id === roomTypeId)?.ratePlans.find(({ id }) => id === ratePlanId);

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
