import { houseFieldLengths } from '@latchkey/booking-core/validation';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../frame/action-form.tsx';
import * as styles from './invoices.module.css';
import type { FramedInvoices, InvoiceSettingsPage } from './invoices.model.ts';

/** The hotel's account at a certified fiscal service, which signs its papers; the key is never shown again. */
export function FiscalForm({ model }: { readonly model: FramedInvoices<InvoiceSettingsPage> }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { fiscal, may, typed } = model;
  if (!fiscal.canConnect && fiscal.account === null) return null;
  return (
    <section className={styles.section} id="fiscal">
      <h2 className={styles.subtitle}>
        <Trans>Fiscal service</Trans>
      </h2>
      <p className={styles.note}>
        {fiscal.account === null ? (
          <Trans>
            A certified service signs each invoice before it is handed out. Where the law asks for one, invoices can be
            issued once it is connected.
          </Trans>
        ) : (
          <Trans>
            Connected: <bdi dir="ltr">{fiscal.account}</bdi>. Each invoice is signed before it is handed out.
          </Trans>
        )}
      </p>
      {may.connect ? (
        <ActionForm action={postAddress('fiscal', locale)} className={styles.fields}>
          <TextField
            name="account"
            label={t({ message: 'Account', context: 'at a fiscal service' })}
            dir="ltr"
            maxLength={houseFieldLengths.fiscalAccount}
            required
            autoComplete="off"
            defaultValue={typed['account'] ?? fiscal.account ?? ''}
          />
          <TextField
            name="secret"
            type="password"
            label={t({ message: 'Key', context: 'at a fiscal service' })}
            dir="ltr"
            maxLength={houseFieldLengths.fiscalKey}
            required
            autoComplete="off"
          />
          <Button type="submit">
            <Trans context="a fiscal service">Connect</Trans>
          </Button>
        </ActionForm>
      ) : null}
      {may.connect && fiscal.account !== null ? (
        <ActionForm action={postAddress('fiscal-end', locale)}>
          <Button type="submit" look="quiet" size="small">
            <Trans context="a fiscal service">Disconnect</Trans>
          </Button>
        </ActionForm>
      ) : null}
    </section>
  );
}
