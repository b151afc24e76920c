import type { JournalLine } from '@latchkey/api-contract/types';
import { dateIn } from '@latchkey/format/moment';
import { formatDate } from '@latchkey/format/date';
import { usePage } from '@latchkey/site';
import type { JournalAsked } from '../journal.model.ts';
import * as styles from '../journal.module.css';
import { Line } from './line.tsx';

/** The lines of the journal below the day, by the hotel's clock, on which each was written. */
export function Days({
  lines,
  asked,
  hotelId,
}: {
  readonly lines: readonly JournalLine[];
  readonly asked: JournalAsked;
  readonly hotelId: number;
}) {
  const { locale, site } = usePage();
  const timeZone = site.hotel?.timeZone ?? 'UTC';
  const days = [...Map.groupBy(lines, ({ at }) => dateIn(Date.parse(at), timeZone))];
  return days.map(([date, written]) => (
    <section key={date} className={styles.day} aria-labelledby={`day-${date}`}>
      <h2 id={`day-${date}`} className={styles.date}>
        {formatDate(date, locale, 'short-year')}
      </h2>
      <ol>
        {written.map((line) => (
          <Line key={line.lineId} line={line} asked={asked} hotelId={hotelId} />
        ))}
      </ol>
    </section>
  ));
}
