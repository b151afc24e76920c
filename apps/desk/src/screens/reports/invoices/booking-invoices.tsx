import { SiteLink } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { textLinkClass } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { Notice } from '@latchkey/ui/notice';
import { Trans, useLingui } from '@lingui/react/macro';
import * as title from '../../../frame/page-title.module.css';
import { IssuedPapers } from './issued-papers.tsx';
import { WayUp } from '../parts/way-up.tsx';
import * as styles from './invoices.module.css';
import type { BookingInvoices, FramedInvoices } from './invoices.model.ts';
import { PayerInvoice } from './payer-invoice.tsx';
import { PolicyNotice } from './policy-notice.tsx';
import { problemWords } from './problem.copy.ts';

/** The invoices of a booking: what was issued, and for each payer what can be issued now. */
export function BookingInvoicesPage({ model }: { readonly model: FramedInvoices<BookingInvoices> }) {
  const { i18n } = useLingui();
  const { frame, reference, policy, drafts, problem } = model;
  const { hotelId } = frame.hotel;
  // Empty accounts are left out; where all are empty, the first says so.
  const charged = drafts.filter(({ refused }) => refused !== 'nothing_to_invoice');
  const lacksSettings = drafts.some(({ refused }) => refused === 'settings_missing' || refused === 'seller_incomplete');
  return (
    <div className={styles.page}>
      <WayUp to={deskUrl('booking', { hotelId, reference })}>
        <bdi dir="ltr">{reference}</bdi>
      </WayUp>
      <h1 className={cx(title.title, title.apart)}>
        <Trans context="of a booking">Invoices</Trans>
      </h1>
      {problem === null ? null : <Notice tone="bad" role="alert" title={i18n._(problemWords[problem])} />}
      <PolicyNotice policy={policy} />
      {lacksSettings && model.may.set ? (
        <p>
          <SiteLink className={textLinkClass} to={deskUrl('invoiceSettings', { hotelId })}>
            <Trans>Invoice details</Trans>
          </SiteLink>
        </p>
      ) : null}
      <IssuedPapers model={model} />
      {(charged.length === 0 ? drafts.slice(0, 1) : charged).map((draft) => (
        <PayerInvoice key={draft.payerId} model={model} draft={draft} />
      ))}
    </div>
  );
}
