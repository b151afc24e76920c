import { fieldLengths } from '@latchkey/booking-core/validation';
import type { EnquiryFields as Typed } from '@latchkey/booking-core/validation';
import { postAddress, usePage } from '@latchkey/site';
import { useHydrated } from '@latchkey/stay/island';
import { typedIn } from '@latchkey/stay/send-form';
import { Button } from '@latchkey/ui/button';
import { Notice } from '@latchkey/ui/notice';
import { TextArea } from '@latchkey/ui/text-area';
import { EmailField, TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { enquiryWords } from '../corporate-booking.copy.ts';
import type { CorporateBookingModel, EnquiryRefusal } from '../corporate-booking.model.ts';
import { useEnquiry } from '../use-enquiry.ts';
import { Sent } from './sent.tsx';
import * as styles from './enquiry-form.module.css';

/** The enquiry: checked as it is sent where there is a script, and by the page's action where there is none. */
export function EnquiryForm({ model: { hotel, posted, typed } }: { readonly model: CorporateBookingModel }) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const isHydrated = useHydrated();
  const enquiry = useEnquiry(hotel?.id ?? null);
  if (enquiry.state === 'sent') return <Sent to={enquiry.sentTo} answeredBy={hotel?.name ?? null} />;
  const say = (code: EnquiryRefusal): string => i18n._(enquiryWords[code]);
  const errorOf = (field: keyof Typed): string | undefined =>
    enquiry.problems.filter((problem) => problem.field === field).map(({ code }) => say(code))[0];
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (enquiry.state === 'sending') return;
    const text = typedIn(event);
    void enquiry.send({
      company: text('company'),
      fullName: text('fullName'),
      email: text('email'),
      contactNumber: text('contactNumber'),
      roomNights: text('roomNights'),
      message: text('message'),
    });
  };
  const refused = enquiry.problems.length > 0 ? enquiry.problems[0]?.code : (enquiry.refused ?? postedRefusal(posted));
  return (
    <form
      className={styles.form}
      action={postAddress('enquiry', locale)}
      method="post"
      noValidate={isHydrated}
      aria-label={t`Enquiry`}
      onSubmit={submit}
    >
      {refused === undefined || refused === null ? null : <Notice tone="bad" role="alert" title={say(refused)} />}
      <TextField
        label={t`Company`}
        name="company"
        defaultValue={typed['company']}
        autoComplete="organization"
        maxLength={fieldLengths.organisation}
        required
        error={errorOf('company')}
      />
      <TextField
        label={t`Full name`}
        name="fullName"
        defaultValue={typed['fullName']}
        autoComplete="name"
        maxLength={fieldLengths.personName}
        required
        error={errorOf('fullName')}
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
      <TextField
        label={t`Room nights`}
        hint={t`Rooms times nights: 10 rooms for 4 nights are 40`}
        name="roomNights"
        defaultValue={typed['roomNights']}
        inputMode="numeric"
        dir="ltr"
        maxLength={6}
        required
        error={errorOf('roomNights')}
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
      <Button type="submit" size="large" busy={enquiry.state === 'sending'}>
        <Trans>Send enquiry</Trans>
      </Button>
    </form>
  );
}

const postedRefusal = (posted: CorporateBookingModel['posted']): EnquiryRefusal | null =>
  posted === 'sent' ? null : posted;
