import type { InvoiceEntry } from '@latchkey/api-contract/types';
import { formatDate } from '@latchkey/format/date';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { LinkButton } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { CreditForm } from './credit-form.tsx';
import { EInvoiceButton } from './e-invoice-button.tsx';
import * as styles from './invoices.module.css';
import type { BookingInvoices, FramedInvoices } from './invoices.model.ts';
import { SignatureNote } from './signature-note.tsx';
import { paperAddress } from './paper-address.ts';

/** The papers of a booking as they were issued, each with its PDF, and what of an invoice can be credited. */
export function IssuedPapers({ model }: { readonly model: FramedInvoices<BookingInvoices> }) {
  if (model.invoices.length === 0) return null;
  return (
    <section id="issued" className={styles.section} aria-labelledby="issued-title">
      <h2 id="issued-title" className={styles.subtitle}>
        <Trans context="papers of a booking">Issued</Trans>
      </h2>
      <ul className={styles.papers}>
        {model.invoices.map((entry) => (
          <Paper key={entry.invoiceId} entry={entry} model={model} />
        ))}
      </ul>
    </section>
  );
}

function Paper({ entry, model }: { readonly entry: InvoiceEntry; readonly model: FramedInvoices<BookingInvoices> }) {
  const { locale } = usePage();
  const { hotelId } = model.frame.hotel;
  const { invoiceId, kind, number, buyer, currency, total, credited, signature } = entry;
  const isSigned = signature === undefined || signature.state === 'signed';
  const whole = model.open.find((one) => one.invoiceId === invoiceId);
  return (
    <li className={styles.paper} data-paper={kind}>
      <p>
        <b className={cx(kind === 'invoice' && credited === total && styles.undone)}>
          <bdi dir="ltr">{number}</bdi>
        </b>{' '}
        <span>
          {kind === 'invoice' ? (
            <Trans context="kind of paper">Invoice</Trans>
          ) : (
            <Trans context="kind of paper">Credit note</Trans>
          )}
        </span>{' '}
        <small className={styles.note}>
          {whole === undefined ? null : <>{formatDate(whole.content.issuedOn as LocalDate, locale)} · </>}
          <bdi>{buyer}</bdi>
        </small>
      </p>
      <Price weight="strong">{formatMoney(kind === 'invoice' ? total : -total, currency, locale)}</Price>
      {credited === 0 ? null : (
        <p className={styles.note}>
          <Trans>
            Credited: <bdi>{formatMoney(credited, currency, locale)}</bdi>
          </Trans>
        </p>
      )}
      <p className={styles.acts}>
        {isSigned ? (
          <LinkButton look="quiet" size="small" href={paperAddress(hotelId, invoiceId, locale)} target="_blank">
            <Trans context="a paper as a file">PDF</Trans>
          </LinkButton>
        ) : null}
        {isSigned && whole !== undefined ? <EInvoiceButton hotelId={hotelId} invoice={whole} /> : null}
      </p>
      {signature === undefined ? null : <SignatureNote model={model} invoiceId={invoiceId} signature={signature} />}
      {whole === undefined || !model.may.credit ? null : <CreditForm model={model} invoice={whole} />}
    </li>
  );
}
