import type { DayBooking } from '@latchkey/api-contract/types';
import { cx } from '@latchkey/ui/cx';
import type { ReactNode } from 'react';
import * as styles from '../today.module.css';
import { BookingLine } from './booking-line.tsx';
import type { LineSection } from './line-section.types.ts';

/** A section whose bookings each have something to do: a tall line each, its title in the margin. */
export function DaySection({
  id,
  title,
  bookings,
  aside,
  isBad = false,
  children,
}: {
  readonly id: LineSection;
  readonly title: string;
  readonly bookings: readonly DayBooking[];
  readonly aside?: ReactNode;
  readonly isBad?: boolean;
  readonly children?: ReactNode;
}) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <header className={styles.margin}>
        <h2 id={`${id}-title`} className={cx(styles.title, isBad && styles.bad)}>
          {title}
        </h2>
        {aside === undefined ? null : <p className={styles.aside}>{aside}</p>}
      </header>
      <div>
        {bookings.length === 0 ? null : (
          <ul>
            {bookings.map((booking) => (
              <BookingLine key={booking.bookingId} booking={booking} section={id} />
            ))}
          </ul>
        )}
        {children}
      </div>
    </section>
  );
}
