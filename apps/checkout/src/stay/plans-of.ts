import type { Hotel, RatePlan } from '@latchkey/api-contract/types';

/** A room on a rate plan, as a selection or a booking has it. */
interface RoomOnPlan {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
}

/** The rate plan of each room; undefined for a plan that the hotel has dropped. */
export const plansOf = (
  hotel: Pick<Hotel, 'HotelRooms'>,
  rooms: readonly RoomOnPlan[],
): readonly (RatePlan | undefined)[] =>
  rooms.map(({ roomTypeId, ratePlanId }) =>
    hotel.HotelRooms.find(({ id }) => id === roomTypeId)?.ratePlans.find(({ id }) => id === ratePlanId),
  );

/** What the rate plan of each room allows, as `paymentChoices` takes it. */
export const paymentsOf = (plans: readonly (RatePlan | undefined)[]): RatePlan['payment'][] =>
  plans.map((plan) => plan?.payment ?? []);
