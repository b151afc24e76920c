import { postAddress, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { Notice } from '@latchkey/ui/notice';
import { TextField } from '@latchkey/ui/text-field';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../frame/action-form.tsx';
import * as title from '../../../frame/page-title.module.css';
import { WayUp } from '../parts/way-up.tsx';
import { ExtraRateFields } from './extra-rate-fields.tsx';
import { ProveAgain } from '../../../passkeys/prove-again.tsx';
import { FiscalForm } from './fiscal-form.tsx';
import * as styles from './invoices.module.css';
import type { FramedInvoices, InvoiceSettingsPage } from './invoices.model.ts';
import { PolicyNotice } from './policy-notice.tsx';
import { problemWords } from './problem.copy.ts';

/** What stands on the hotel's invoices from now on, and what its country lets it issue. */
export function SettingsPage({ model }: { readonly model: FramedInvoices<InvoiceSettingsPage> }) {
  const { i18n, t } = useLingui();
  const { locale } = usePage();
  const { settings, policy, typed, problem, isDone, may, key } = model;
  const seller = settings?.seller;
  const field = (name: string, label: string, value: string | null | undefined, more = {}) => (
    <TextField
      name={name}
      label={label}
      dir="auto"
      maxLength={fieldLengths.invoiceCompany}
      disabled={!may.set}
      defaultValue={typed[name] ?? value ?? ''}
      {...more}
    />
  );
  const code = { dir: 'ltr', maxLength: fieldLengths.taxNumber };
  return (
    <div className={styles.page}>
      <WayUp to={deskUrl('invoices', { hotelId: model.frame.hotel.hotelId })}>
        <Trans context="of a hotel">Invoices</Trans>
      </WayUp>
      <h1 className={cx(title.title, title.apart)}>
        <Trans>Invoice details</Trans>
      </h1>
      {isDone ? (
        <Notice tone="good" role="status" title={<Trans>Saved. Issued invoices stay as they are.</Trans>} />
      ) : null}
      {problem === null ? null : (
        <Notice
          tone="bad"
          role="alert"
          title={i18n._(problemWords[problem])}
          act={problem === 'prove_again' ? <ProveAgain here={model.frame.here} /> : null}
        />
      )}
      <PolicyNotice policy={policy} />
      <ActionForm action={postAddress('settings', locale)} className={styles.fields}>
        <input type="hidden" name="key" value={key} />
        {field('sellerName', t`Legal name of the company`, seller?.name, { required: true })}
        {field('street', t`Street`, seller?.street, { required: true })}
        {field('postalCode', t`Postcode`, seller?.postalCode)}
        {field('city', t`City`, seller?.city, { required: true })}
        {field('taxId', t`VAT ID, GSTIN or TRN`, seller?.taxId, {
          ...code,
          optional: true,
          hint: t`Its form and its check digit are checked.`,
        })}
        {field('localTaxId', t`Tax number from the tax office`, seller?.localTaxId, { ...code, optional: true })}
        {field('iban', t({ message: 'IBAN', context: 'account of a hotel' }), seller?.iban, {
          dir: 'ltr',
          optional: true,
          maxLength: fieldLengths.iban,
        })}
        {field('prefix', t`Prefix of invoice numbers`, settings?.prefix, {
          dir: 'ltr',
          required: true,
          maxLength: fieldLengths.invoicePrefix,
          hint: t`Capital letters and digits. In India at most three, so that the whole number has 16 characters.`,
        })}
        {field('creditPrefix', t`Prefix of credit note numbers`, settings?.creditPrefix, {
          dir: 'ltr',
          required: true,
          maxLength: fieldLengths.invoicePrefix,
        })}
        <p className={styles.does}>
          <Trans>Numbers begin at 1 in each fiscal year: in India on 1 April, elsewhere on 1 January.</Trans>
        </p>
        <ExtraRateFields model={model} />
        {may.set ? (
          <Button type="submit">
            <Trans context="what stands on invoices">Save</Trans>
          </Button>
        ) : null}
      </ActionForm>
      <FiscalForm model={model} />
    </div>
  );
}
