import type { Hotel } from '@latchkey/api-contract/types';
import type { RoomLine } from '@latchkey/booking-core/pricing';
import { useLingui } from '@lingui/react/macro';

/** "Teak King, breakfast included": a line of the bill in the hotel's words. */
export function useRoomNames(hotel: Hotel): (line: RoomLine) => string {
  const { t } = useLingui();
  return ({ roomTypeId, ratePlanId }) => {
    const room = hotel.HotelRooms.find(({ id }) => id === roomTypeId);
    const [name, plan] = [room?.name ?? '', room?.ratePlans.find(({ id }) => id === ratePlanId)?.name ?? ''];
    return t({ message: `${name}, ${plan}`, context: 'two parts of an enumeration' });
  };
}
