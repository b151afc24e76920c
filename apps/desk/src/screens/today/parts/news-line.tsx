import { useLingui } from '@lingui/react/macro';
import { useDay } from '../day-on-page.tsx';
import type { NewsOnSheet } from '../news-between.ts';
import * as styles from '../today.module.css';
import { useNews } from '../use-news.ts';

/** What has just come, as a sentence: for who looks, and for who listens. */
export function NewsLine() {
  const { t } = useLingui();
  const news = useNews(useDay().model.day);
  const said = ({ kind, booking: { guestName, reference } }: NewsOnSheet): string => {
    const name = guestName === '' ? reference : guestName;
    switch (kind) {
      case 'booked':
        return t`New booking: ${name}`;
      case 'requested':
        return t`To answer: ${name}`;
      case 'cancelled':
        return t`Cancelled: ${name}`;
      case 'asked':
        return t`${name} asks for something`;
      case 'message':
        return t`${name} has written`;
    }
  };
  return (
    <p className={styles.news} role="status" aria-live="polite">
      {news.map((one) => (
        <bdi key={one.booking.bookingId}>{said(one)}</bdi>
      ))}
    </p>
  );
}
