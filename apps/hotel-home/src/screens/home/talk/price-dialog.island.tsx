import { fieldLengths } from '@latchkey/booking-core/validation';
import { amountTyped } from '@latchkey/booking-core/money';
import { usePage } from '@latchkey/site';
import type { ContactRefusal } from '@latchkey/booking-core/validation';
import { currencySign } from '@latchkey/format/money';
import { FieldError } from '@latchkey/ui/field-error';
import { EmailField, TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { HomeModel } from '../home.model.ts';
import { refusalsOfPrice, type PriceField } from './better-price.ts';
import { later } from '../../../offer/words/later-words.ts';
import { useSending } from '@latchkey/stay/send-form';
import { FormDialog } from './form-dialog.tsx';

interface PriceDialogProps {
  readonly model: HomeModel;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A better price found elsewhere, told to the hotel, which answers by mail or telephone. */
export const PriceDialog = later(({ model: { hotel, stay }, open, onClose }: PriceDialogProps): ReactNode => {
  const { t } = useLingui();
  const { api, locale } = usePage();
  const [wrong, setWrong] = useState<Partial<Record<PriceField, ContactRefusal>>>({});
  const { state, refused, send } = useSending();
  const sentences: Readonly<Record<ContactRefusal, string>> = {
    details_missing: t`Please enter all the details`,
    email_missing: t`Please Enter Email Address`,
    email_invalid: t`Please Enter Valid Email Address`,
    name_invalid: t`Please Enter Valid Name`,
    phone_invalid: t`Enter valid phone number`,
  };
  const errorOf = (field: PriceField): string | undefined => {
    const code =
      wrong[field] ?? (field === 'contactNumber' && refused === 'invalid_phone' ? 'phone_invalid' : undefined);
    return code === undefined ? undefined : sentences[code];
  };
  const tell = (text: (name: string) => string): void => {
    const typed = {
      fullName: text('fullName'),
      email: text('email'),
      contactNumber: text('contactNumber'),
      foundAt: text('foundAt'),
      price: text('price'),
    };
    const refusals = refusalsOfPrice(typed, hotel.currency);
    setWrong(refusals);
    const price = amountTyped(typed.price, hotel.currency, 'cut');
    if (state !== 'open' || price === null || Object.keys(refusals).length > 0) return;
    const body = {
      ...typed,
      hotelId: hotel.id,
      price,
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      language: locale,
    };
    void send(body, (key) => api.call('reportBetterPrice', { headers: { 'idempotency-key': key }, body }));
  };
  const sign = currencySign(hotel.currency, locale);
  return (
    <FormDialog
      title={t`Seen it cheaper?`}
      open={open}
      onClose={onClose}
      state={state}
      act={<Trans>Send it to the hotel</Trans>}
      thanks={<Trans>Thank you. The hotel will review it and write or call you back.</Trans>}
      onSend={tell}
    >
      <TextField
        label={t`Where you saw it`}
        hint={t`A link, or the name of the site`}
        name="foundAt"
        maxLength={fieldLengths.foundAt}
        error={errorOf('foundAt')}
      />
      <TextField
        label={t`Price there, in ${sign}`}
        hint={t`For the whole stay`}
        name="price"
        inputMode="decimal"
        dir="ltr"
        maxLength={16}
        error={errorOf('price')}
      />
      <TextField
        label={t`Full name`}
        name="fullName"
        autoComplete="name"
        maxLength={fieldLengths.personName}
        error={errorOf('fullName')}
      />
      <EmailField label={t`Email`} error={errorOf('email')} />
      <TextField
        label={t`Contact number`}
        name="contactNumber"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        dir="ltr"
        maxLength={fieldLengths.phone}
        error={errorOf('contactNumber')}
      />
      {refused === null || refused === 'invalid_phone' ? null : (
        <FieldError>
          <Trans>Please try again later!</Trans>
        </FieldError>
      )}
    </FormDialog>
  );
});
