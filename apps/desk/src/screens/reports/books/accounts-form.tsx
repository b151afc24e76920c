import type { BookkeepingPage } from '@latchkey/api-contract/types';
import { charts, type Chart } from '@latchkey/booking-core/bookkeeping';
import { houseFieldLengths } from '@latchkey/booking-core/validation';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { SelectField } from '@latchkey/ui/select-field';
import { TextField } from '@latchkey/ui/text-field';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../frame/action-form.tsx';
import * as styles from '../invoices/invoices.module.css';
import { accountWords } from './books.copy.ts';
import type { FramedBooks } from './books.model.ts';

const chartWords = {
  skr03: msg({ message: 'SKR03', context: 'chart of accounts' }),
  skr04: msg({ message: 'SKR04', context: 'chart of accounts' }),
  own: msg({ message: 'Own accounts', context: 'chart of accounts' }),
} as const satisfies Record<Chart, unknown>;

/** By which accounts the program that keeps the books has what was posted. */
export function AccountsForm({ model, books }: { readonly model: FramedBooks; readonly books: BookkeepingPage }) {
  const { i18n, t } = useLingui();
  const { locale } = usePage();
  const { settings, canDatev, accounts, month } = books;
  const { typed, may } = model;
  const field = (name: string, label: string, value: string | number | undefined, more = {}) => (
    <TextField
      name={name}
      label={label}
      dir="auto"
      disabled={!may.set}
      defaultValue={typed[name] ?? String(value ?? '')}
      {...more}
    />
  );
  const digits = { dir: 'ltr', inputMode: 'numeric', optional: true, maxLength: houseFieldLengths.datevNumber };
  return (
    <section className={styles.section} id="accounts">
      <h2 className={styles.subtitle}>
        <Trans context="in the books">Accounts</Trans>
      </h2>
      <ActionForm action={postAddress('accounts', locale, { month })}>
        <input type="hidden" name="month" value={month} />
        <div className={styles.fields}>
          {canDatev ? (
            <>
              <SelectField
                name="chart"
                label={t`Chart of accounts`}
                disabled={!may.set}
                defaultValue={typed['chart'] ?? settings?.chart ?? 'skr03'}
              >
                {charts.map((chart) => (
                  <option key={chart} value={chart}>
                    {i18n._(chartWords[chart])}
                  </option>
                ))}
              </SelectField>
              {field('adviser', t`Adviser number (DATEV)`, settings?.datev?.adviser, digits)}
              {field('client', t`Client number (DATEV)`, settings?.datev?.client, digits)}
              {field('length', t`Account length (DATEV)`, settings?.datev?.accountLength ?? 4, {
                ...digits,
                hint: t`4 to 8 digits. Guests have one digit more.`,
              })}
            </>
          ) : null}
          {field('taxName', t`Tax on advances`, settings?.advanceTax?.name, {
            optional: true,
            maxLength: houseFieldLengths.taxName,
            hint: t`Where tax is due when an advance is received, as in the EU and India. Ask your adviser.`,
          })}
          {field('taxRate', t`Rate in percent`, settings?.advanceTax?.rate, {
            dir: 'ltr',
            inputMode: 'decimal',
            optional: true,
            maxLength: houseFieldLengths.percent,
          })}
        </div>
        {accounts.length === 0 ? (
          <p className={styles.note}>
            <Trans>Accounts appear here once a closed day has entries.</Trans>
          </p>
        ) : null}
        {accounts.map(({ key, account, isPreset, isNeeded }, at) => {
          const { words, beside } = accountWords(key);
          const own = isPreset ? null : account;
          const isMissing = isNeeded && account === null;
          return (
            <fieldset key={key} className={styles.lines}>
              <input type="hidden" name={`key-${at}`} value={key} />
              <legend>
                {i18n._(words)} <bdi>{beside}</bdi>{' '}
                {isMissing ? (
                  <b>
                    <Trans context="an account that nobody has named">(missing)</Trans>
                  </b>
                ) : null}
              </legend>
              <div className={styles.fields}>
                {field(`code-${at}`, t({ message: 'Account code', context: 'in the books' }), own?.code, {
                  dir: 'ltr',
                  maxLength: houseFieldLengths.accountCode,
                  optional: !isMissing,
                  ...(isPreset && account !== null ? { placeholder: account.code } : {}),
                })}
                {field(`name-${at}`, t({ message: 'Account name', context: 'in the books' }), own?.name, {
                  optional: true,
                  maxLength: houseFieldLengths.accountName,
                  ...(isPreset && account !== null ? { placeholder: account.name } : {}),
                })}
                {field(`tax-${at}`, t({ message: 'Tax code', context: 'in the books' }), own?.taxCode, {
                  dir: 'ltr',
                  optional: true,
                  maxLength: houseFieldLengths.taxCode,
                })}
              </div>
            </fieldset>
          );
        })}
        {may.set ? (
          <Button type="submit">
            <Trans context="accounts of the books">Save</Trans>
          </Button>
        ) : null}
      </ActionForm>
    </section>
  );
}
