import type { OwnReview } from '@latchkey/api-contract/types';
import { inLanguage, usePage } from '@latchkey/site';
import { hotelHomeAnchor, hotelHomeUrl } from '@latchkey/site/urls';
import { LinkButton } from '@latchkey/ui/button';
import { Stars } from '@latchkey/ui/stars';
import { soft } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { stateWords } from '../review.copy.ts';
import * as styles from './given-review.module.css';

/** The guest's review, its state, and the hotel's answer. */
export function GivenReview({ review }: { readonly review: OwnReview }) {
  const { locale, site } = usePage();
  const { i18n } = useLingui();
  const { rating, text, authorName, state, answer } = review;
  return (
    <>
      <p role="status" className={styles.state}>
        {i18n._(stateWords[state])}
      </p>
      <blockquote className={styles.quote}>
        <Stars rating={rating} />
        {text === '' ? null : (
          <p>
            <bdi>{text}</bdi>
          </p>
        )}
        {authorName === '' ? null : (
          <footer className={soft}>
            <bdi>{authorName}</bdi>
          </footer>
        )}
      </blockquote>
      {answer === null ? null : (
        <p className={styles.answer}>
          <b>
            <Trans>The hotel answers</Trans>
          </b>
          <br />
          <bdi>{answer}</bdi>
        </p>
      )}
      <p className={styles.onward}>
        <LinkButton href={`${inLanguage(hotelHomeUrl(site), locale)}${hotelHomeAnchor('reviews')}`} look="quiet">
          <Trans>All reviews of the hotel</Trans>
        </LinkButton>
      </p>
    </>
  );
}
