import type { InvoiceEntry } from '@latchkey/api-contract/types';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Notice } from '@latchkey/ui/notice';
import { Trans } from '@lingui/react/macro';
import { ActionForm } from '../../../frame/action-form.tsx';
import * as styles from './invoices.module.css';
import type { BookingInvoices, FramedInvoices } from './invoices.model.ts';

/** What the fiscal service has said of a paper: its number there, or that nobody has the paper yet. */
export function SignatureNote({
  model,
  invoiceId,
  signature,
}: {
  readonly model: FramedInvoices<BookingInvoices>;
  readonly invoiceId: string;
  readonly signature: NonNullable<InvoiceEntry['signature']>;
}) {
  const { locale } = usePage();
  const { state, words, authorityNumber, code } = signature;
  if (state === 'signed')
    return (
      <p className={styles.act}>
        <small className={styles.note}>
          <Trans>
            Signed by the fiscal service: <bdi dir="ltr">{authorityNumber ?? ''}</bdi>
          </Trans>{' '}
          <bdi dir="ltr">{code}</bdi>
        </small>
      </p>
    );
  return (
    <div className={styles.act}>
      <Notice
        tone="warn"
        title={
          state === 'waiting' ? (
            <Trans>Waiting for the signature of the fiscal service. The document is not issued until then.</Trans>
          ) : (
            <Trans>The fiscal service refused to sign this document.</Trans>
          )
        }
      >
        {words === null ? null : (
          <p>
            <bdi>{words}</bdi>
          </p>
        )}
        {model.may.sign ? (
          <ActionForm action={postAddress('sign', locale)}>
            <input type="hidden" name="invoice" value={invoiceId} />
            <Button type="submit" look="quiet" size="small">
              <Trans context="the signature of a paper">Ask again</Trans>
            </Button>
          </ActionForm>
        ) : null}
      </Notice>
    </div>
  );
}
