import type { RoomUnit } from '@latchkey/api-contract/types';
import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import { formatDate } from '@latchkey/format/date';
import { usePage } from '@latchkey/site';
import { useLingui } from '@lingui/react/macro';
import { placed } from './bar.tsx';
import * as styles from './tape.module.css';

/** The day of a line on which the keyboard stands and nobody is. */
export function EmptyCell({
  unit,
  from,
  day,
}: {
  readonly unit: RoomUnit | null;
  readonly from: LocalDate;
  readonly day: number;
}) {
  const { t } = useLingui();
  const { locale } = usePage();
  const date = formatDate(addDays(from, day), locale);
  const label = unit === null ? date : t`${unit.number}, ${date}: free`;
  return (
    <button
      type="button"
      className={styles.empty}
      style={placed({ start: 2 * day, end: 2 * day + 2 })}
      data-empty={day}
      aria-label={label}
    />
  );
}
