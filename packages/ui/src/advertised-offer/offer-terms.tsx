import type { Locale } from '@latchkey/booking-core/language';
import type { AdvertisedOffer } from '@latchkey/booking-core/promotion';
import { formatDate } from '@latchkey/format/date';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from './offer-terms.module.css';

interface OfferTermsProps {
  readonly offer: Pick<AdvertisedOffer, 'paidBy' | 'conditions' | 'ends'>;
  readonly locale: Locale;
}

/** Who pays an offer, until when it holds and on which conditions: at a press, beside the offer itself. */
export function OfferTerms({ offer: { paidBy, conditions, ends }, locale }: OfferTermsProps): ReactNode {
  const end = formatDate(ends, locale, 'short-year');
  return (
    <details className={styles.terms}>
      <summary>
        <Trans>Conditions, until {end}</Trans>
      </summary>
      <p>
        <Trans>Paid by {paidBy}.</Trans> {conditions}
      </p>
    </details>
  );
}
