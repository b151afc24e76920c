import { formatRating } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { TextButton } from '@latchkey/ui/button';
import { Section } from '@latchkey/ui/section';
import { soft } from '@latchkey/ui/text';
import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { HomeModel } from '../home.model.ts';
import { later } from '../../../offer/words/later-words.ts';
import { FallbackNote } from './fallback-note.island.tsx';
import { ReviewQuote } from './quote.island.tsx';
import { Scores } from './scores.island.tsx';
import { Tally } from './tally.island.tsx';
import * as styles from './reviews.module.css';

const shownAtFirst = 3;

/** What guests say: the rating drawn stroke by stroke, and their own words. Where nobody has said anything, just that: the menu leads here. */
export const Reviews = later(({ model: { ratings } }: { readonly model: HomeModel }): ReactNode => {
  const { locale } = usePage();
  const [all, setAll] = useState(false);
  const quotes = useRef<HTMLDivElement>(null);
  // The button is removed on press, so move the focus to the first new review.
  useEffect(() => {
    if (all) quotes.current?.querySelectorAll('blockquote')[shownAtFirst]?.focus();
  }, [all]);
  const { aggregate, reviews, scores = {} } = ratings;
  return (
    <Section id="reviews" title={<Trans>What guests say</Trans>}>
      {aggregate === null && reviews.length === 0 ? (
        <p className={soft}>
          <Trans>No guest has written a review yet.</Trans>
        </p>
      ) : null}
      {aggregate === null ? null : (
        <div className={styles.score}>
          <p className={styles.number}>{formatRating(aggregate.rating, locale)}</p>
          {aggregate.isFallback === true ? (
            <FallbackNote count={aggregate.user_ratings_total} />
          ) : (
            <Tally distribution={aggregate.distribution} count={aggregate.user_ratings_total} />
          )}
        </div>
      )}
      <Scores scores={scores} />
      <div ref={quotes} className={styles.quotes}>
        {reviews.slice(0, all ? undefined : shownAtFirst).map((review) => (
          <ReviewQuote key={`${review.author_name} ${review.time} ${review.text}`} review={review} />
        ))}
      </div>
      {all || reviews.length <= shownAtFirst ? null : (
        <p>
          <TextButton onClick={() => setAll(true)}>
            <Plural value={reviews.length} one="Read # review" other="Read all # reviews" />
          </TextButton>
        </p>
      )}
    </Section>
  );
});
