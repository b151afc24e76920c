import { daysOnSale, lastDayOnSale, parseLocalDate, type LocalDate } from '@latchkey/booking-core/dates';
import { DateRangeDialog, type CalendarDates } from '@latchkey/ui/date-range';
import type { ReactNode } from 'react';
import { useStayWords } from '../words/use-stay-words.ts';
import { GuestsDialog } from './guests-dialog.tsx';
import { linkLimit } from './most-guests.ts';
import type { SearchDialogsProps } from './search-dialogs.lazy.tsx';

export { prepareDateRange } from '@latchkey/ui/date-range';

/** Hotels differ: before one is chosen every date can be asked for, and none has a price. */
const everyDate: CalendarDates = new Map();

/** The questions of a search for hotels, each in its dialog. */
export function AnywhereDialogs({
  open,
  onClose,
  today,
  draft,
  onDates,
  onGuests,
}: Omit<SearchDialogsProps, 'hotel'>): ReactNode {
  const words = useStayWords();
  const localDate = (text: string): LocalDate => parseLocalDate(text) ?? today;
  return (
    <>
      <DateRangeDialog
        open={open === 'dates'}
        onClose={onClose}
        value={draft}
        onUse={({ checkIn, checkOut }) =>
          onDates({ ...draft, checkIn: localDate(checkIn), checkOut: localDate(checkOut) })
        }
        today={today}
        until={lastDayOnSale(today, daysOnSale.most)}
        dates={everyDate}
        dateWords={(date) => words.date(localDate(date))}
        arrival=""
        departure=""
      />
      <GuestsDialog
        open={open === 'guests'}
        onClose={onClose}
        most={linkLimit}
        guests={draft.guests}
        onUse={(guests) => onGuests({ ...draft, guests })}
      />
    </>
  );
}
