import { fieldLengths } from '@latchkey/booking-core/validation';
import type { HotelierFields } from '@latchkey/booking-core/validation';
import { postAddress, usePage } from '@latchkey/site';
import { useHydrated } from '@latchkey/stay/island';
import { typedIn } from '@latchkey/stay/send-form';
import { Button } from '@latchkey/ui/button';
import { Notice } from '@latchkey/ui/notice';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { MessageField, ReachFields, WriterField } from '../../../enquiry/contact-fields.tsx';
import { typedFields } from '../../../enquiry/typed-fields.ts';
import { enquiryWords } from '../../corporate-booking/corporate-booking.copy.ts';
import type { EnquiryRefusal } from '../../corporate-booking/corporate-booking.model.ts';
import * as styles from '../../corporate-booking/parts/enquiry-form.module.css';
import type { ListYourHotelModel } from '../list-your-hotel.model.ts';
import { hotelierFields } from '../hotelier-body.ts';
import { useHotelier } from '../use-hotelier.ts';

interface HotelierFormProps extends Pick<ListYourHotelModel, 'typed'> {
  /** Why the form that was posted before the page was not taken. */
  readonly refusal: EnquiryRefusal | null;
}

/** Who asks, which hotel, and how to answer: checked as it is sent where there is a script, and by the page's action where there is none. */
export function HotelierForm({ refusal, typed }: HotelierFormProps) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const isHydrated = useHydrated();
  const { state, problems, refused: answer, send } = useHotelier();
  const say = (code: EnquiryRefusal): string => i18n._(enquiryWords[code]);
  const errorOf = (field: keyof HotelierFields): string | undefined =>
    problems.filter((problem) => problem.field === field).map(({ code }) => say(code))[0];
  const fields = { typed, errorOf };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (state !== 'open') return;
    void send(typedFields(hotelierFields, typedIn(event)));
  };
  const refused = problems[0]?.code ?? answer ?? refusal;
  return (
    <form
      className={styles.form}
      action={postAddress('hotelier', locale)}
      method="post"
      noValidate={isHydrated}
      aria-label={t`Your hotel`}
      onSubmit={submit}
    >
      {refused === null ? null : <Notice tone="bad" role="alert" title={say(refused)} />}
      <WriterField {...fields} />
      <TextField
        label={t`Name of the hotel`}
        name="hotelName"
        defaultValue={typed['hotelName']}
        autoComplete="organization"
        maxLength={fieldLengths.organisation}
        required
        error={errorOf('hotelName')}
      />
      <TextField
        label={t`Town and country`}
        name="place"
        defaultValue={typed['place']}
        autoComplete="address-level2"
        maxLength={fieldLengths.place}
        required
        error={errorOf('place')}
      />
      <TextField
        label={t`Number of rooms`}
        name="rooms"
        defaultValue={typed['rooms']}
        inputMode="numeric"
        dir="ltr"
        maxLength={5}
        required
        error={errorOf('rooms')}
      />
      <ReachFields {...fields} />
      <MessageField {...fields} />
      <Button type="submit" size="large" busy={state !== 'open'}>
        <Trans context="sends the form of an owner">Talk to us</Trans>
      </Button>
    </form>
  );
}
