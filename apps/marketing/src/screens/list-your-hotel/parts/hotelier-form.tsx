import { fieldLengths } from '@latchkey/booking-core/validation';
import type { HotelierFields } from '@latchkey/booking-core/validation';
import { postAddress, usePage } from '@latchkey/site';
import { useHydrated } from '@latchkey/stay/island';
import { typedIn } from '@latchkey/stay/send-form';
import { Button } from '@latchkey/ui/button';
import { Notice } from '@latchkey/ui/notice';
import { TextArea } from '@latchkey/ui/text-area';
import { EmailField, TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { enquiryWords } from '../../corporate-booking/corporate-booking.copy.ts';
import type { EnquiryRefusal } from '../../corporate-booking/corporate-booking.model.ts';
import * as styles from '../../corporate-booking/parts/enquiry-form.module.css';
import type { ListYourHotelModel } from '../list-your-hotel.model.ts';
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
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (state !== 'open') return;
    const text = typedIn(event);
    void send({
      fullName: text('fullName'),
      hotelName: text('hotelName'),
      place: text('place'),
      rooms: text('rooms'),
      email: text('email'),
      contactNumber: text('contactNumber'),
      message: text('message'),
    });
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
      <TextField
        label={t`Full name`}
        name="fullName"
        defaultValue={typed['fullName']}
        autoComplete="name"
        maxLength={fieldLengths.personName}
        required
        error={errorOf('fullName')}
      />
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
      <EmailField label={t`Email`} defaultValue={typed['email']} required error={errorOf('email')} />
      <TextField
        label={t`Contact number`}
        hint={t`With the country code, such as +91`}
        name="contactNumber"
        defaultValue={typed['contactNumber']}
        type="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={fieldLengths.phone}
        required
        error={errorOf('contactNumber')}
      />
      <TextArea
        label={t`Message`}
        name="message"
        defaultValue={typed['message']}
        rows={4}
        maxLength={fieldLengths.enquiryMessage}
        optional
        error={errorOf('message')}
      />
      <Button type="submit" size="large" busy={state !== 'open'}>
        <Trans context="sends the form of an owner">Talk to us</Trans>
      </Button>
    </form>
  );
}
