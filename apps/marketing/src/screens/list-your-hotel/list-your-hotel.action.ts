import { keyOfContent } from '@latchkey/api-client/client';
import { hotelierProblems } from '@latchkey/booking-core/validation';
import { inLanguage } from '@latchkey/site';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { urlOf } from '@latchkey/site/urls';
import { postedText } from '../../enquiry/posted-text.ts';
import { typedFields } from '../../enquiry/typed-fields.ts';
import { enquiryAnswer } from '../corporate-booking/enquiry-outcome.ts';
import { hotelierBody, hotelierFields } from './hotelier-body.ts';

/** Sends the form of somebody who has a hotel, without a script. The same words twice are one form. */
export async function action({ api, form, locale, signal }: PostRequest): Promise<PostOutcome> {
  if (form.name !== 'hotelier') return { kind: 'unknown_form' };
  const typed = typedFields(hotelierFields, postedText(form));
  const body = hotelierBody(typed, locale);
  const reply =
    body === null
      ? null
      : await api.call(
          'enquireAsHotelier',
          { headers: { 'idempotency-key': await keyOfContent([body]) }, body },
          signal,
        );
  return enquiryAnswer({ reply, problems: hotelierProblems(typed), typed }, (outcome) =>
    inLanguage(urlOf('listYourHotel', {}, outcome), locale),
  );
}
