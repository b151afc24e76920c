import { fieldLengths } from '@latchkey/booking-core/validation';
import { currencySign } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { plus } from '@latchkey/ui/icons';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useBooking } from '../../booking-on-page.tsx';
import * as notes from '../../parts/notes.module.css';
import { DepositForm } from './deposit-form.tsx';

/** Takes a sum of it, once; the rest is let go. */
export function TakeDeposit({ press, isBusy }: { readonly press: (form: FormData) => void; readonly isBusy: boolean }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { typed, booking } = useBooking().model;
  const sign = currencySign(booking.currency, locale);
  const isTyped = typed['deposit'] !== undefined;
  return (
    <details open={isTyped ? true : undefined}>
      <summary className={notes.leave}>
        <Icon icon={plus} />
        <Trans>Charge part of it and release the rest</Trans>
      </summary>
      <DepositForm what="take" press={press} className={notes.write}>
        <TextField
          name="sum"
          label={t`Sum to take, in ${sign}`}
          inputMode="decimal"
          dir="ltr"
          required
          defaultValue={isTyped ? typed['sum'] : ''}
        />
        <TextField
          name="why"
          label={t`Reason, which the guest reads`}
          dir="auto"
          required
          maxLength={fieldLengths.invoiceCompany}
          defaultValue={isTyped ? typed['why'] : ''}
        />
        <Button type="submit" look="quiet" size="small" busy={isBusy}>
          {t({ message: 'Take the sum', context: 'of a security deposit' })}
        </Button>
      </DepositForm>
    </details>
  );
}
