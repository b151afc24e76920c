import type { IssuedInvoice } from '@latchkey/api-contract/types';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { formatDate } from '@latchkey/format/date';
import { formatMoney } from '@latchkey/format/money';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../frame/action-form.tsx';
import * as styles from './invoices.module.css';
import type { BookingInvoices, FramedInvoices } from './invoices.model.ts';
import { useLineName } from './line-name.ts';

/** Credits an invoice: the lines that are ticked, or all that are left where none is. */
export function CreditForm({
  model,
  invoice: { invoiceId, content },
}: {
  readonly model: FramedInvoices<BookingInvoices>;
  readonly invoice: IssuedInvoice;
}) {
  const { t } = useLingui();
  const { locale } = usePage();
  const nameOf = useLineName();
  const { typed, key } = model;
  const isTyped = typed['invoice'] === invoiceId;
  return (
    <details className={styles.act} open={isTyped ? true : undefined}>
      <summary className={styles.name}>
        <Trans>Credit note…</Trans>
      </summary>
      <ActionForm action={postAddress('credit', locale)} className={styles.fields}>
        <input type="hidden" name="invoice" value={invoiceId} />
        <input type="hidden" name="key" value={`${key}.${invoiceId}`} />
        <fieldset className={styles.lines}>
          <legend>
            <Trans>Lines to credit; if none is ticked, all that are left</Trans>
          </legend>
          {content.lines.map((line, at) => (
            <label key={line.id} className={styles.tick}>
              <input type="checkbox" name={`line-${at}`} value={line.id} /> <bdi>{nameOf(line)}</bdi>{' '}
              {line.day === null ? null : <span className={styles.note}>{formatDate(line.day, locale)}</span>}
              <bdi>{formatMoney(line.gross, content.currency, locale)}</bdi>
            </label>
          ))}
        </fieldset>
        <TextField
          name="why"
          label={t({ message: 'Reason', context: 'of a credit note' })}
          hint={t`It is printed on the credit note.`}
          dir="auto"
          required
          maxLength={fieldLengths.propertyNote}
          defaultValue={isTyped ? typed['why'] : undefined}
        />
        <Button type="submit" size="small">
          <Trans context="a press">Issue credit note</Trans>
        </Button>
      </ActionForm>
    </details>
  );
}
