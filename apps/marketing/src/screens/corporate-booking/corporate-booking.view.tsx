import { SiteLink } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { cx } from '@latchkey/ui/cx';
import { lead, soft, wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { CorporateBookingModel } from './corporate-booking.model.ts';
import { EnquiryForm } from './parts/enquiry-form.tsx';
import { Sent } from './parts/sent.tsx';
import * as styles from './corporate-booking.module.css';

/** Stays for a company: what to expect beside the form. */
export function CorporateBookingView({ model }: { readonly model: CorporateBookingModel }) {
  const name = model.hotel?.name ?? '';
  return (
    <main id="main" className={cx(wrap, styles.page)}>
      <div>
        <h1 className={styles.title}>
          <Trans>Rooms for your people.</Trans>
        </h1>
        <p className={cx(lead, soft)}>
          {model.hotel === null ? (
            <Trans>Tell us which city, how many room nights and when. We pass it to the right hotels and answer.</Trans>
          ) : (
            <Trans>Tell {name} how many room nights you need and when. The hotel answers by email.</Trans>
          )}
        </p>
        <ul className={styles.facts}>
          <li>
            <b>
              <Trans>You deal with the hotel itself</Trans>
            </b>
            <Trans>No agency stands between you, and none takes a commission.</Trans>
          </li>
          <li>
            <b>
              <Trans>An invoice for your company</Trans>
            </b>
            <Trans>Company and tax number can be added to each booking at checkout.</Trans>
          </li>
          <li>
            <b>
              <Trans>Taxes are in every price</Trans>
            </b>
            <Trans>What a page shows for a stay is what is charged.</Trans>
          </li>
        </ul>
        {model.hotel === null ? (
          <p className={soft}>
            <Trans>Only a few rooms?</Trans>{' '}
            <SiteLink to={urlOf('landing')}>
              <Trans>Search hotels</Trans>
            </SiteLink>
          </p>
        ) : null}
      </div>
      <div className={styles.form}>
        {model.posted === 'sent' ? (
          <Sent to="" answeredBy={model.hotel?.name ?? null} />
        ) : (
          <EnquiryForm model={model} />
        )}
      </div>
    </main>
  );
}
