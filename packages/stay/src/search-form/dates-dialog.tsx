import { daysBetween, lastDayOnSale, parseLocalDate } from '@latchkey/booking-core/dates';
import { currencySign } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { useCarried } from '@latchkey/ui/carried';
import { DateRangeDialog } from '@latchkey/ui/date-range';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AskedStay, StayModel, StayDates } from '../stay-model.types.ts';
import { useCalendar } from './use-calendar.ts';
import { useRangeCost } from './use-range-cost.ts';
import { useStayWords } from '../words/use-stay-words.ts';

interface DatesDialogProps extends Pick<StayModel, 'hotel' | 'today'> {
  readonly open: boolean;
  /** Of the search, by which what is picked goes on over a page that comes. */
  readonly name?: string | undefined;
  readonly onClose: () => void;
  readonly stay: AskedStay;
  readonly onUse: (dates: StayDates) => void;
}

/** The calendar of the search form, with the lowest price of each night. */
export function DatesDialog({ open, name, onClose, hotel, today, stay, onUse }: DatesDialogProps): ReactNode {
  const { t } = useLingui();
  const { locale } = usePage();
  const words = useStayWords();
  const { dates, see } = useCalendar(hotel, today, open);
  const [pressed, setPressed] = useCarried<StayDates | null | undefined>(name && `${name} dates`, undefined);
  const range = pressed === undefined ? stay : pressed;
  const cost = useRangeCost(hotel, open && range !== null ? { guests: stay.guests, ...datesOf(range) } : null);
  const [arrival, departure, sign] = [
    words.time(hotel.checkInTime),
    words.time(hotel.checkOutTime),
    currencySign(hotel.currency, locale),
  ];
  const localDate = (text: string) => parseLocalDate(text) ?? today;
  const leave = (act: () => void): void => {
    setPressed(undefined);
    act();
  };
  const from = <bdi>{words.money(cost?.total ?? 0, hotel.currency)}</bdi>;
  const [nights, party] = [
    words.nights(range === null ? 0 : daysBetween(range.checkIn, range.checkOut)),
    words.guests(stay.guests),
  ];
  return (
    <DateRangeDialog
      open={open}
      name={name}
      onClose={() => leave(onClose)}
      value={stay}
      onUse={({ checkIn, checkOut }) =>
        leave(() => onUse({ checkIn: localDate(checkIn), checkOut: localDate(checkOut) }))
      }
      onRange={(next) =>
        setPressed(next === null ? null : { checkIn: localDate(next.checkIn), checkOut: localDate(next.checkOut) })
      }
      cost={
        cost === null
          ? null
          : cost.total === null
            ? {
                title: t`Sold out for your dates`,
                note: t({ message: `${nights}, ${party}`, context: 'two parts of an enumeration' }),
              }
            : { title: <Trans>From {from}</Trans>, note: t`${nights}, ${party}, taxes included` }
      }
      today={today}
      until={lastDayOnSale(today, hotel.daysOnSale)}
      dates={dates}
      onSight={see}
      dateWords={(date) => words.date(localDate(date))}
      arrival={t`from ${arrival}`}
      departure={t`until ${departure}`}
      priceNote={t`Lowest price of each night in ${sign}, taxes included, 2 adults`}
    />
  );
}

const datesOf = ({ checkIn, checkOut }: StayDates): StayDates => ({ checkIn, checkOut });
