import { daysBetween } from '@latchkey/booking-core/dates';
import { useStayWords } from '@latchkey/stay/stay-words';
import type { HoursModel, ChosenStay, StayModel } from '@latchkey/stay/use-stay';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** "1 room, 3 nights, taxes included": what the total of a stay is for. */
export function useStayNote(model: StayModel, stay: ChosenStay, hourly: HoursModel | null): string {
  const { t } = useLingui();
  const words = useStayWords();
  const areBeds = stay.plans.every(
    ({ roomTypeId }) => model.hotel.HotelRooms.find(({ id }) => id === roomTypeId)?.dormBed,
  );
  const rooms = areBeds ? words.beds(stay.roomCount) : words.rooms(stay.roomCount);
  const hours = hourly?.hours ?? 0;
  const length =
    hourly === null
      ? words.nights(daysBetween(model.stay.checkIn, model.stay.checkOut))
      : t`${plural(hours, { one: '# hour', other: '# hours' })}`;
  return t`${rooms}, ${length}, taxes included`;
}
