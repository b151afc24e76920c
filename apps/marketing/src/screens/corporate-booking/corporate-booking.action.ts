import { keyOfContent } from '@latchkey/api-client/client';
import { enquiryProblems } from '@latchkey/booking-core/validation';
import { inLanguage } from '@latchkey/site';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { urlOf } from '@latchkey/site/urls';
import { postedText } from '../../enquiry/posted-text.ts';
import { typedFields } from '../../enquiry/typed-fields.ts';
import { enquiryBody, enquiryFields } from './enquiry-body.ts';
import { enquiryAnswer } from './enquiry-outcome.ts';

/** Sends a company's enquiry without a script, to the page's hotel or to the provider. The same words twice are one enquiry. */
export async function action({ api, form, site, locale, signal }: PostRequest): Promise<PostOutcome> {
  if (form.name !== 'enquiry') return { kind: 'unknown_form' };
  const typed = typedFields(enquiryFields, postedText(form));
  const body = enquiryBody(typed, site.hotel?.id ?? null, locale);
  const reply =
    body === null
      ? null
      : await api.call(
          'enquireCorporate',
          { headers: { 'idempotency-key': await keyOfContent([body]) }, body },
          signal,
        );
  return enquiryAnswer({ reply, problems: enquiryProblems(typed), typed }, (outcome) =>
    inLanguage(urlOf('corporateBooking', {}, outcome), locale),
  );
}
