import type { PropertyFolio } from '@latchkey/api-contract/types';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { currencySign } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { SelectField } from '@latchkey/ui/select-field';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffHotel } from '../../../../session/staff-session.ts';
import { mayHere } from '../../../../session/may-here.ts';
import { useBooking } from '../../booking-on-page.tsx';
import { FolioForm } from './folio-form.tsx';
import * as styles from './folio.module.css';
import { FromLine, ToPayer, WhyField } from './folio-fields.tsx';
import { MoveLines } from './move-lines.tsx';
import type { FolioPressed } from './use-folio-action.ts';

/** What can be done with the account by who looks; only a confirmed stay takes charges. */
export function FolioActs({
  folio,
  hotel,
  pressed,
}: {
  readonly folio: PropertyFolio;
  readonly hotel: StaffHotel;
  readonly pressed: FolioPressed;
}) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { booking, typed } = useBooking().model;
  const sign = currencySign(booking.currency, locale);
  const isConfirmed = folio.status === 'confirmed';
  const reversed = new Set(folio.lines.flatMap(({ reverses }) => reverses ?? []));
  const own = folio.lines.filter(
    ({ id, source, kind, reverses }) =>
      source === 'posted' && kind !== 'transfer' && reverses === undefined && !reversed.has(id),
  );
  const sum = (
    <TextField
      name="sum"
      label={t`Sum in ${sign}`}
      inputMode="decimal"
      dir="ltr"
      required
      defaultValue={typed['sum']}
    />
  );
  return (
    <div className={styles.acts}>
      {isConfirmed && mayHere(hotel, 'postToFolio') ? (
        <>
          <FolioForm
            what="charge"
            title={t`Add a charge`}
            does={<Trans>It is added to the folio at once. The amount includes its tax.</Trans>}
            pressed={pressed}
          >
            <TextField
              name="name"
              label={t`What for`}
              dir="auto"
              required
              maxLength={fieldLengths.invoiceCompany}
              defaultValue={typed['name']}
            />
            {sum}
            <TextField name="taxName" label={t`Tax included`} optional maxLength={fieldLengths.taxNumber} />
            <TextField name="percent" label={t`Tax rate in percent`} optional inputMode="decimal" dir="ltr" />
            <ToPayer folio={folio} />
          </FolioForm>
          <FolioForm
            what="adjust"
            title={t`Adjust`}
            does={
              <Trans>
                The folio shows the reason to the team. If more was paid than the new total, the rest is to be refunded.
              </Trans>
            }
            pressed={pressed}
          >
            <SelectField name="side" label={t`Which way`} defaultValue="less">
              <option value="less">{t`Remove from the folio`}</option>
              <option value="more">{t`Put on the account`}</option>
            </SelectField>
            {sum}
            <WhyField />
            <ToPayer folio={folio} />
          </FolioForm>
        </>
      ) : null}
      {own.length > 0 && mayHere(hotel, 'reverseFolioLine') ? (
        <FolioForm
          what="reverse"
          title={t`Reverse a line`}
          does={
            <Trans>The line stays on the folio, struck through, and a reversal is added. Neither can be deleted.</Trans>
          }
          pressed={pressed}
        >
          <FromLine lines={own} />
          <WhyField />
        </FolioForm>
      ) : null}
      {isConfirmed && mayHere(hotel, 'addFolioPayer') ? (
        <FolioForm
          what="payer"
          title={t`Add a payer`}
          does={<Trans>No charge is moved yet. Move charges to the new payer afterwards.</Trans>}
          pressed={pressed}
        >
          <SelectField name="kind" label={t`Who it is`} defaultValue="company">
            <option value="company">{t`A company`}</option>
            <option value="other">{t`Another person`}</option>
          </SelectField>
          <TextField
            name="name"
            label={t`Name of the payer`}
            dir="auto"
            required
            maxLength={fieldLengths.invoiceCompany}
          />
          <TextField name="taxId" label={t`Tax number`} optional dir="ltr" maxLength={fieldLengths.taxNumber} />
        </FolioForm>
      ) : null}
      {isConfirmed && folio.payers.length > 1 && mayHere(hotel, 'moveFolioLines') ? (
        <MoveLines folio={folio} pressed={pressed} />
      ) : null}
      {isConfirmed && own.length > 0 && mayHere(hotel, 'transferFolioLines') ? (
        <FolioForm
          what="transfer"
          title={t`Transfer to another booking`}
          does={<Trans>The charge leaves this folio. The guest of the other booking then owes it.</Trans>}
          pressed={pressed}
        >
          <FromLine lines={own} />
          <TextField
            name="other"
            label={t`Reference of the other booking`}
            dir="ltr"
            required
            maxLength={fieldLengths.lookup}
          />
          <WhyField />
        </FolioForm>
      ) : null}
    </div>
  );
}
