import { SelectField } from '@latchkey/ui/select-field';
import { TextField } from '@latchkey/ui/text-field';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { isGstin } from '@latchkey/booking-core/invoice';
import { Trans, useLingui } from '@lingui/react/macro';
import { extraKinds, extraRateOf, taxNameOf } from './extra-rates.ts';
import * as styles from './invoices.module.css';
import type { InvoiceSettingsPage } from './invoices.model.ts';
import { shareWords } from './line-name.ts';

/** The tax within the price of each extra that the hotel sells. */
export function ExtraRateFields({ model }: { readonly model: InvoiceSettingsPage }) {
  const { t, i18n } = useLingui();
  const { settings, extras, typed, may } = model;
  if (extras.length === 0) return null;
  const known = extras.map((extra) => ({ ...extra, ...extraRateOf(settings?.extras, extra.id) }));
  return (
    <fieldset className={styles.rates}>
      <legend className={styles.subtitle}>
        <Trans>Taxes of extras</Trans>
      </legend>
      <p className={styles.note}>
        <Trans>
          Percentage of tax included in the price; 0 where there is none. Where rooms are taxed, an extra without a rate
          cannot be invoiced.
        </Trans>
      </p>
      <input type="hidden" name="extras" value={known.map(({ id }) => id).join(' ')} />
      <TextField
        name="taxName"
        label={t`Name of the tax, as on your room prices`}
        dir="ltr"
        disabled={!may.set}
        maxLength={fieldLengths.invoicePrefix}
        defaultValue={typed['taxName'] || taxNameOf(settings, isGstin(settings?.seller.taxId ?? ''))}
      />
      {known.map(({ id, name, kind, rate, isDivided }) =>
        isDivided ? (
          <p key={id} className={styles.does}>
            <bdi>{name}</bdi>: <Trans>has parts with rates of their own</Trans>
          </p>
        ) : (
          <div key={id} className={styles.rate}>
            <TextField
              name={`rate.${id}`}
              label={t`${`\u2068${name}\u2069`}, tax in %`}
              inputMode="decimal"
              dir="ltr"
              optional
              disabled={!may.set}
              defaultValue={typed[`rate.${id}`] ?? rate}
            />
            <SelectField
              name={`kind.${id}`}
              label={t({ message: 'Category', context: 'food, drinks or services' })}
              disabled={!may.set}
              defaultValue={typed[`kind.${id}`] || kind}
            >
              {extraKinds.map((one) => (
                <option key={one} value={one}>
                  {i18n._(shareWords[one])}
                </option>
              ))}
            </SelectField>
          </div>
        ),
      )}
    </fieldset>
  );
}
