import { keyOfContent } from '@latchkey/api-client/client';
import { enquiryProblems, type EnquiryFields } from '@latchkey/booking-core/validation';
import { inLanguage } from '@latchkey/site';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { urlOf } from '@latchkey/site/urls';
import { enquiryBody } from './enquiry-body.ts';
import { enquiryOutcome } from './enquiry-outcome.ts';

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
  const enquiry = enquiryOutcome(reply, enquiryProblems(typed));
  return { kind: 'redirect', to: inLanguage(urlOf('corporateBooking', {}, { enquiry }), locale) };
}

const typedIn = ({ field }: PostRequest['form']): EnquiryFields => ({
  company: field('company').slice(0, 200).toWellFormed(),
  fullName: field('fullName'),
  email: field('email'),
  contactNumber: field('contactNumber'),
  roomNights: field('roomNights'),
  message: field('message').replaceAll('\r\n', '\n').slice(0, 2000).toWellFormed(),
});
