import { daysBetween } from '@latchkey/booking-core/dates';
import { useStayWords } from '@latchkey/stay/stay-words';
import type { HoursModel, ChosenStay, StayModel } from '@latchkey/stay/use-stay';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** What the total of a stay is for: "3 nights, taxes included", and with its rooms before it. */
export function useStayNote(
  model: StayModel,
  stay: ChosenStay,
  hourly: HoursModel | null,
): { readonly note: string; readonly whole: string } {
  const { t } = useLingui();
  const words = useStayWords();
  const rooms = words.held(stay.held);
  const hours = hourly?.hours ?? 0;
  const length =
    hourly === null
      ? words.nights(daysBetween(model.stay.checkIn, model.stay.checkOut))
      : t`${plural(hours, { one: '# hour', other: '# hours' })}`;
  return { note: t`${length}, taxes included`, whole: t`${rooms}, ${length}, taxes included` };
}
