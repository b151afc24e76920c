import { fieldLengths } from '@latchkey/booking-core/validation';
import { usePage } from '@latchkey/site';
import { countryOfNumber } from '@latchkey/stay/phone';
import { lazyPart } from '@latchkey/ui/lazy-part';
import { TextField } from '@latchkey/ui/text-field';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { InvoiceForm } from '@latchkey/booking-core/validation';
import type { NumberReader } from '../../../phone/use-number-reader.ts';
import * as styles from './invoice-fields.module.css';
import { Two } from './part.tsx';

const TaxDoubt = lazyPart(() =>
  import(/* webpackChunkName: "rarely" */ './doubts.island.tsx').then(({ TaxDoubt: part }) => part),
);

interface InvoiceFieldsProps {
  readonly invoice: InvoiceForm;
  /** Null until the guest is in a field. */
  readonly reader: NumberReader | null;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (invoice: InvoiceForm) => void;
}

/**
 * The company that a stay is invoiced to; folded away, and open without JavaScript at a press. Some programs do not look for
 * labels in what is folded away, so the fields name theirs.
 */
export function InvoiceFields({ invoice, reader, errorOf, onChange }: InvoiceFieldsProps) {
  const { site } = usePage();
  const isFilled = invoice.company !== '' || invoice.taxNumber !== '';
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.invoice}
      aria-labelledby="invoice-title"
      open={isOpen || isFilled}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary id="invoice-title">
        <Trans>Invoice to a company</Trans>
      </summary>
      <Two>
        <TextField
          id="company"
          name="company"
          label={
            <span id="company-label">
              <Trans>Company</Trans>
            </span>
          }
          aria-labelledby="company-label"
          autoComplete="organization"
          enterKeyHint="next"
          maxLength={fieldLengths.invoiceCompany}
          value={invoice.company}
          error={errorOf('company')}
          onChange={(event) => onChange({ ...invoice, company: event.target.value })}
        />
        <TextField
          id="taxNumber"
          name="taxNumber"
          label={
            <span id="tax-number-label">
              <Trans>Tax number</Trans>
            </span>
          }
          aria-labelledby="tax-number-label"
          hint={
            <>
              <Trans>GSTIN, VAT number or what your country calls it. We print it on your invoice.</Trans>
              {reader === null ? null : (
                <TaxDoubt typed={invoice.taxNumber} country={countryOfNumber(site.hotel?.phone ?? '') ?? ''} />
              )}
            </>
          }
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="next"
          maxLength={fieldLengths.taxNumber}
          value={invoice.taxNumber}
          error={errorOf('taxNumber')}
          onChange={(event) => onChange({ ...invoice, taxNumber: event.target.value })}
        />
      </Two>
    </details>
  );
}
