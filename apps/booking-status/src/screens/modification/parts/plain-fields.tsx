import type { StayWish } from '@latchkey/booking-core/basket';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { TextField } from '@latchkey/ui/text-field';
import { useLingui } from '@lingui/react/macro';
import * as styles from '../modification.module.css';

/** The dates and the guests as fields, for a browser without a script. */
export function PlainFields({
  wanted: { stay, guests },
  today,
}: {
  readonly wanted: StayWish;
  readonly today: LocalDate;
}) {
  const { t } = useLingui();
  const days =
    stay.kind === 'nights'
      ? ([
          ['checkIn', stay.checkIn, t({ message: 'Arrival', context: 'first day of a stay' })],
          ['checkOut', stay.checkOut, t({ message: 'Departure', context: 'last day of a stay' })],
        ] as const)
      : ([['date', stay.date, t({ message: 'Day', context: 'of hours' })]] as const);
  const counts = [
    ['adults', guests.adults, 1, 20, t({ message: 'Adults', context: 'guests' })],
    ['children', guests.childAges.length, 0, 20, t({ message: 'Children', context: 'guests' })],
    ['infants', guests.infants, 0, 10, t({ message: 'Infants', context: 'guests' })],
  ] as const;
  return (
    <div className={styles.fields}>
      {days.map(([name, value, label]) => (
        <TextField key={name} label={label} type="date" name={name} required min={today} defaultValue={value} />
      ))}
      {counts.map(([name, value, min, max, label]) => (
        <TextField key={name} label={label} type="number" name={name} min={min} max={max} defaultValue={value} />
      ))}
    </div>
  );
}
