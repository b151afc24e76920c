import { fieldLengths } from '@latchkey/booking-core/validation';
import type { EnquiryFields as Typed } from '@latchkey/booking-core/validation';
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
import { enquiryWords } from '../corporate-booking.copy.ts';
import type { CorporateBookingModel, EnquiryRefusal } from '../corporate-booking.model.ts';
import { enquiryFields } from '../enquiry-body.ts';
import { useEnquiry } from '../use-enquiry.ts';
import { Sent } from './sent.tsx';
import * as styles from './enquiry-form.module.css';

/** The enquiry: checked as it is sent where there is a script, and by the page's action where there is none. */
export function EnquiryForm({ model: { hotel, posted, typed } }: { readonly model: CorporateBookingModel }) {
  const { t, i18n } = useLingui();
  const { locale, now } = usePage();
  const today = new Date(now).toISOString().slice(0, 10);
  const isHydrated = useHydrated();
  const enquiry = useEnquiry(hotel?.id ?? null);
  if (enquiry.state === 'sent') return <Sent to={enquiry.sentTo} answeredBy={hotel?.name ?? null} />;
  const say = (code: EnquiryRefusal): string => i18n._(enquiryWords[code]);
  const errorOf = (field: keyof Typed): string | undefined =>
    enquiry.problems.filter((problem) => problem.field === field).map(({ code }) => say(code))[0];
  const fields = { typed, errorOf };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (enquiry.state === 'sending') return;
    void enquiry.send(typedFields(enquiryFields, typedIn(event)));
  };
  const refused = enquiry.problems.length > 0 ? enquiry.problems[0]?.code : (enquiry.refused ?? postedRefusal(posted));
  const nights = (
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
  );
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
      <WriterField {...fields} />
      <ReachFields {...fields} />
      {hotel === null ? (
        <>
          <TextField
            label={t`City`}
            name="place"
            defaultValue={typed['place']}
            maxLength={fieldLengths.place}
            optional
            error={errorOf('place')}
          />
          {nights}
        </>
      ) : null}
      <TextField
        label={t({ message: 'Arrival', context: 'first day of a stay' })}
        name="checkIn"
        type="date"
        min={today}
        max="2199-12-31"
        defaultValue={typed['checkIn']}
        optional
        error={errorOf('checkIn')}
      />
      <TextField
        label={t({ message: 'Departure', context: 'last day of a stay' })}
        name="checkOut"
        type="date"
        min={today}
        max="2199-12-31"
        defaultValue={typed['checkOut']}
        optional
        error={errorOf('checkOut')}
      />
      {hotel === null ? null : nights}
      <MessageField {...fields} />
      <Button type="submit" size="large" busy={enquiry.state === 'sending'}>
        <Trans>Send enquiry</Trans>
      </Button>
    </form>
  );
}

const postedRefusal = (posted: CorporateBookingModel['posted']): EnquiryRefusal | null =>
  posted === 'sent' ? null : posted;
