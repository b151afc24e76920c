import { keyOfContent } from '@latchkey/api-client/client';
import { enquiryProblems, type EnquiryFields } from '@latchkey/booking-core/validation';
import { inLanguage } from '@latchkey/site';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { urlOf } from '@latchkey/site/urls';
import { enquiryBody } from './enquiry-body.ts';
import { enquiryAnswer } from './enquiry-outcome.ts';

/** Sends a company's enquiry without a script, to the page's hotel or to the provider. The same words twice are one enquiry. */
export async function action({ api, form, site, locale, signal }: PostRequest): Promise<PostOutcome> {
  if (form.name !== 'enquiry') return { kind: 'unknown_form' };
  const typed = typedIn(form);
  const body = enquiryBody(typed, site.hotel?.id ?? null, locale);
  const reply =
    body === null
      ? null
      : await api.call(
          'enquireCorporate',
          { headers: { 'idempotency-key': await keyOfContent([body]) }, body },
          signal,
        );
  return enquiryAnswer({ reply, problems: enquiryProblems(typed), typed: { ...typed } }, (outcome) =>
    inLanguage(urlOf('corporateBooking', {}, outcome), locale),
  );
}

const typedIn = ({ field }: PostRequest['form']): EnquiryFields => ({
  company: field('company').slice(0, 200).toWellFormed(),
  fullName: field('fullName').slice(0, 200).toWellFormed(),
  email: field('email').slice(0, 300).toWellFormed(),
  contactNumber: field('contactNumber').slice(0, 100).toWellFormed(),
  roomNights: field('roomNights').slice(0, 100).toWellFormed(),
  message: field('message').replaceAll('\r\n', '\n').slice(0, 2000).toWellFormed(),
});
