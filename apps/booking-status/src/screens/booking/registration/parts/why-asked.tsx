import type { OwnRegistration } from '@latchkey/api-contract/types';
import { formatDate } from '@latchkey/format/date';
import { usePage } from '@latchkey/site';
import { Trans } from '@lingui/react/macro';
import * as styles from '../registering.module.css';

/** By which law it is asked, who may read it, and until when it is kept. */
export function WhyAsked({ own, houseCountry }: { readonly own: OwnRegistration; readonly houseCountry: string }) {
  const { locale } = usePage();
  const { scheme, who, source, keptUntil } = own;
  const day = keptUntil === null ? '' : formatDate(keptUntil, locale, 'full');
  return (
    <details className={styles.why} open>
      <summary>
        <Trans>Why does a hotel ask this?</Trans>
      </summary>
      <p>
        {scheme === 'own-card' ? (
          <Trans>This is the hotel’s own registration card. As far as we know, no law requires it.</Trans>
        ) : who === 'all' ? (
          <Trans>
            The law of {houseCountry} has hotels register everybody who stays (<bdi>{source}</bdi>). Only what it names
            is asked.
          </Trans>
        ) : (
          <Trans>
            The law of {houseCountry} has hotels register guests from abroad (<bdi>{source}</bdi>). Only what it names
            is asked.
          </Trans>
        )}{' '}
        {keptUntil === null ? (
          <Trans>It is deleted as soon as the authority has taken it.</Trans>
        ) : (
          <Trans>It is stored encrypted until {day}, then deleted automatically.</Trans>
        )}{' '}
        <Trans>Only reception and management can read it, and every access is recorded.</Trans>
      </p>
    </details>
  );
}
