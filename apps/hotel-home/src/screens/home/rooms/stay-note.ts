import { daysBetween } from '@latchkey/booking-core/dates';
import { useStayWords } from '@latchkey/stay/stay-words';
import type { Stay, StayModel } from '@latchkey/stay/use-stay';
import { useLingui } from '@lingui/react/macro';

/** "1 room, 3 nights, taxes included": what the total of a stay is for. */
export function useStayNote(model: StayModel, stay: Stay): string {
  const { t } = useLingui();
  const words = useStayWords();
  const areBeds = stay.plans.every(
    ({ roomTypeId }) => model.hotel.HotelRooms.find(({ id }) => id === roomTypeId)?.dormBed,
  );
  const [rooms, nights] = [
    areBeds ? words.beds(stay.roomCount) : words.rooms(stay.roomCount),
    words.nights(daysBetween(model.stay.checkIn, model.stay.checkOut)),
  ];
  return t`${rooms}, ${nights}, taxes included`;
}
