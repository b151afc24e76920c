import type { GuestCounts } from '@latchkey/booking-core/pricing';
import { lastDayOnSale, parseLocalDate, type LocalDate } from '@latchkey/booking-core/dates';
import { DayDialog } from '@latchkey/ui/date-range';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AskedHours, StayModel } from '../stay-model.types.ts';
import { GuestsDialog } from './guests-dialog.tsx';
import { mostGuests } from './most-guests.ts';
import type { SearchQuestion } from './search-dialogs.lazy.tsx';

export { prepareDay } from '@latchkey/ui/date-range';

interface HoursDialogsProps extends Pick<StayModel, 'hotel' | 'today'> {
  readonly open: SearchQuestion | null;
  readonly name: string;
  readonly onClose: () => void;
  readonly asked: AskedHours;
  readonly onDate: (date: LocalDate) => void;
  readonly onGuests: (guests: GuestCounts) => void;
}

/** The two questions of an hourly stay, each in its dialog. They load when the first is opened. */
export function HoursDialogs({
  open,
  name,
  onClose,
  hotel,
  today,
  asked,
  onDate,
  onGuests,
}: HoursDialogsProps): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <DayDialog
        open={open === 'dates'}
        onClose={onClose}
        title={t`Which day?`}
        value={asked.date}
        today={today}
        until={lastDayOnSale(today, hotel.daysOnSale)}
        onChoose={(date) => onDate(parseLocalDate(date) ?? asked.date)}
      />
      <GuestsDialog
        open={open === 'guests'}
        name={name}
        onClose={onClose}
        most={mostGuests(hotel)}
        adultPriceFrom={hotel.adultPriceFrom}
        guests={asked.guests}
        onUse={onGuests}
      />
    </>
  );
}
