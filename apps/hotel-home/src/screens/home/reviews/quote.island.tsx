import type { Review } from '@latchkey/api-contract/types';
import { parseLocalDate } from '@latchkey/booking-core/dates';
import { formatMonth } from '@latchkey/format/date';
import { usePage } from '@latchkey/site';
import { Stars } from '@latchkey/ui/stars';
import { soft } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from './reviews.module.css';

/** One review: stars, words, who wrote it and when; of those written here the evidence, the reward and the hotel's answer. */
export function ReviewQuote({ review }: { readonly review: Review }): ReactNode {
  const { answer = null, isRewarded = false } = review;
  return (
    <blockquote tabIndex={-1}>
      <Stars rating={review.rating} />
      {review.text === '' ? null : (
        <p>
          <bdi>{review.text}</bdi>
        </p>
      )}
      <footer>
        <Source review={review} />
        {isRewarded ? (
          <>
            <br />
            <Trans>A voucher could be won for this review, whatever it says.</Trans>
          </>
        ) : null}
      </footer>
      {answer === null ? null : (
        <p className={styles.answer}>
          <span className={soft}>
            <Trans>The hotel answers:</Trans>
          </span>{' '}
          <bdi>{answer}</bdi>
        </p>
      )}
    </blockquote>
  );
}

/** "Asha, stayed in October 2026"; of reviews from elsewhere "Asha, October 2026". */
function Source({ review: { author_name: name, time, stayedIn } }: { readonly review: Review }): ReactNode {
  const { locale } = usePage();
  const day = parseLocalDate(stayedIn === undefined ? time.slice(0, 10) : `${stayedIn}-01`);
  const month = day === null ? null : formatMonth(day, locale);
  const author = <bdi>{name}</bdi>;
  if (month === null) return author;
  if (stayedIn === undefined)
    return (
      <Trans context="two parts of an enumeration">
        {author}, {month}
      </Trans>
    );
  return name === '' ? (
    <Trans>Stayed in {month}</Trans>
  ) : (
    <Trans>
      {author}, stayed in {month}
    </Trans>
  );
}
