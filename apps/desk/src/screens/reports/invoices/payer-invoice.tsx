import type { InvoiceDraftOfPayer } from '@latchkey/api-contract/types';
import { formatMoney } from '@latchkey/format/money';
import { withCommas } from '@latchkey/format/list';
import { postAddress, usePage } from '@latchkey/site';
import { Button, LinkButton } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { Notice } from '@latchkey/ui/notice';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../frame/action-form.tsx';
import { BuyerFields } from './buyer-fields.tsx';
import { ContentTable } from './content-table.tsx';
import * as styles from './invoices.module.css';
import type { BookingInvoices, FramedInvoices } from './invoices.model.ts';
import { accountAddress } from './paper-address.ts';
import { problemWords } from './problem.copy.ts';

/** What a payer of a booking owes, as an invoice would say it now, and the press that issues it. */
export function PayerInvoice({
  model,
  draft,
}: {
  readonly model: FramedInvoices<BookingInvoices>;
  readonly draft: InvoiceDraftOfPayer;
}) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const { policy, reference, frame, may, key, typed, problem } = model;
  const { payerId, content, refused, unrated, onFolio, kind } = draft;
  const id = `payer-${payerId}`;
  const name = content?.buyer.name ?? '';
  // Whom it is to has to be said of a guest who is erased, so the form is there.
  const hasProForma = policy.documents !== 'none' && refused !== 'already_invoiced';
  const isPlain = refused === 'already_invoiced' || refused === 'nothing_to_invoice';
  const proForma =
    content === null || !hasProForma ? null : (
      <LinkButton look="quiet" href={accountAddress(frame.hotel.hotelId, reference, payerId, locale)} target="_blank">
        {policy.documents === 'invoice' ? (
          <Trans>Pro forma (PDF)</Trans>
        ) : (
          <Trans>Guest account (PDF), not a tax document</Trans>
        )}
      </LinkButton>
    );
  const isOpen = refused === null || refused === 'guest_erased';
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.subtitle}>
        {name === '' ? (
          kind === 'company' ? (
            <Trans context="who pays">Company</Trans>
          ) : (
            <Trans context="who pays">Guest</Trans>
          )
        ) : (
          <bdi>{name}</bdi>
        )}
      </h2>
      {content === null ? null : <ContentTable content={content} />}
      {content === null || content.totals.total === onFolio ? null : (
        <p className={styles.note}>
          <Trans>
            Taxes and offers follow the charges they belong to. This payer’s folio shows{' '}
            <bdi>{formatMoney(onFolio, content.currency, locale)}</bdi>.
          </Trans>
        </p>
      )}
      {refused === null ? null : (
        <Notice tone={isPlain ? 'plain' : 'warn'} title={i18n._(problemWords[refused])}>
          {unrated.length === 0 ? null : <bdi>{withCommas(unrated, locale)}</bdi>}
        </Notice>
      )}
      {isOpen && may.issue ? (
        <ActionForm action={postAddress('issue', locale)} className={styles.fields}>
          <input type="hidden" name="payer" value={payerId} />
          <input type="hidden" name="key" value={key} />
          <BuyerFields
            draft={draft}
            typed={typed['payer'] === payerId ? typed : {}}
            isRefused={problem === 'buyer_address_missing' && typed['payer'] === payerId}
          />
          {problem === 'tax_id_wrong' && typed['payer'] === payerId ? (
            <label className={styles.tick}>
              <input type="checkbox" name="without" value="yes" /> <Trans>Issue it without the number</Trans>
            </label>
          ) : null}
          <p className={styles.does}>
            <Trans>An invoice gets its number now and cannot be changed, only credited.</Trans>
          </p>
          <div className={cx(styles.acts, styles.does)}>
            <Button type="submit" look={model.drafts.length > 1 ? 'quiet' : undefined}>
              <Trans context="a press">Issue invoice</Trans>
            </Button>
            {proForma}
          </div>
        </ActionForm>
      ) : proForma === null ? null : (
        <p className={styles.acts}>{proForma}</p>
      )}
    </section>
  );
}
