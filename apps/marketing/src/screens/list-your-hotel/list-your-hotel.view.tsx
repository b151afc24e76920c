import { inLanguage, SiteLink, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { cx } from '@latchkey/ui/cx';
import { lead, soft, wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import * as styles from '../corporate-booking/corporate-booking.module.css';
import type { ListYourHotelModel } from './list-your-hotel.model.ts';
import { HotelierForm } from './parts/hotelier-form.tsx';
import { Thanks } from './parts/thanks.tsx';

/** The owner's door to the provider: what happens next beside the form, and a page of thanks after it. */
export function ListYourHotelView({ model }: { readonly model: ListYourHotelModel }) {
  const { locale } = usePage();
  if (model.posted === 'sent') return <Thanks />;
  return (
    <main id="main" className={cx(wrap, styles.page)}>
      <div>
        <h1 className={styles.title}>
          <Trans>Let’s talk about your hotel.</Trans>
        </h1>
        <p className={cx(lead, soft)}>
          <Trans>Six short fields. A person reads them and answers, by phone or email.</Trans>
        </p>
        <ul className={styles.facts}>
          <li>
            <b>
              <Trans>We go through your hotel with you</Trans>
            </b>
            <Trans>Your rooms, your prices, and how guests book today.</Trans>
          </li>
          <li>
            <b>
              <Trans>We set the site up with you</Trans>
            </b>
            <Trans>In your own pictures and words, in four languages.</Trans>
          </li>
          <li>
            <b>
              <Trans>Your guests book with you</Trans>
            </b>
            <Trans>On your own domain, without an agency between you.</Trans>
          </li>
        </ul>
        <p className={soft}>
          <Trans>You would rather do it yourself?</Trans>{' '}
          <a href={inLanguage('/start', locale)}>
            <Trans>Set up your hotel</Trans>
          </a>
        </p>
        <p className={soft}>
          <Trans>Looking for rooms for your company?</Trans>{' '}
          <SiteLink to={urlOf('corporateBooking')}>
            <Trans>Corporate booking</Trans>
          </SiteLink>
        </p>
      </div>
      <div className={styles.form}>
        <HotelierForm refusal={model.posted} typed={model.typed} />
      </div>
    </main>
  );
}
