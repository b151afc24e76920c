import { addDays, parseLocalDate } from '@latchkey/booking-core/dates';
import { currencySign } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { DateRangeDialog } from '@latchkey/ui/date-range';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AskedStay, StayModel, StayDates } from '../stay-model.types.ts';
import { useCalendar } from './use-calendar.ts';
import { useStayWords } from '../words/use-stay-words.ts';

interface DatesDialogProps extends Pick<StayModel, 'hotel' | 'today'> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly stay: AskedStay;
  readonly onUse: (dates: StayDates) => void;
}

/** The calendar of the search form, with the lowest price of each night. */
export function DatesDialog({ open, onClose, hotel, today, stay, onUse }: DatesDialogProps): ReactNode {
  const { t } = useLingui();
  const { locale } = usePage();
  const words = useStayWords();
  const { dates, see } = useCalendar(hotel, today, open);
  const [arrival, departure, sign] = [
    words.time(hotel.checkInTime),
    words.time(hotel.checkOutTime),
    currencySign(hotel.currency, locale),
  ];
  const localDate = (text: string) => parseLocalDate(text) ?? today;
  return (
    <DateRangeDialog
      open={open}
      onClose={onClose}
      value={stay}
      onUse={({ checkIn, checkOut }) => onUse({ checkIn: localDate(checkIn), checkOut: localDate(checkOut) })}
      today={today}
      until={addDays(today, 365)}
      dates={dates}
      onSight={see}
      dateWords={(date) => words.date(localDate(date))}
      arrival={t`from ${arrival}`}
      departure={t`until ${departure}`}
      priceNote={t`Lowest price for that night in ${sign}, taxes in, 2 adults`}
    />
  );
}
