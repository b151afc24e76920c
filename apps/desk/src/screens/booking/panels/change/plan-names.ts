import { withCommas } from '@latchkey/format/list';
import type { Locale } from '@latchkey/site/urls';
import type { BookingModel } from '../../booking.model.ts';

/** Names a room on a plan as the booking names it, else as the hotel sells it now. */
export function planNames(
  { booking, offered }: Pick<BookingModel, 'booking' | 'offered'>,
  locale: Locale,
): (roomTypeId: string, ratePlanId: string) => string {
  const booked = booking.rooms.map((room) => [
    `${room.roomTypeId} ${room.ratePlanId}`,
    withCommas([room.roomName, room.ratePlanName], locale),
  ]);
  const sold = (offered?.rooms ?? []).flatMap(({ roomTypeId, name, plans }) =>
    plans.map((plan) => [`${roomTypeId} ${plan.id}`, withCommas([name, plan.name], locale)]),
  );
  const names = new Map([...sold, ...booked] as [string, string][]);
  return (roomTypeId, ratePlanId) => names.get(`${roomTypeId} ${ratePlanId}`) ?? roomTypeId;
}
