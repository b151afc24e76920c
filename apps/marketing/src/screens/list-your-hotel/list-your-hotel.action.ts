import { keyOfContent } from '@latchkey/api-client/client';
import { hotelierProblems, type HotelierFields } from '@latchkey/booking-core/validation';
import { inLanguage } from '@latchkey/site';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { urlOf } from '@latchkey/site/urls';
import { enquiryAnswer } from '../corporate-booking/enquiry-outcome.ts';
import { hotelierBody } from './hotelier-body.ts';

/** Sends the form of somebody who has a hotel, without a script. The same words twice are one form. */
export async function action({ api, form, locale, signal }: PostRequest): Promise<PostOutcome> {
  if (form.name !== 'hotelier') return { kind: 'unknown_form' };
  const typed = typedIn(form);
  const body = hotelierBody(typed, locale);
  const reply =
    body === null
      ? null
      : await api.call(
          'enquireAsHotelier',
          { headers: { 'idempotency-key': await keyOfContent([body]) }, body },
          signal,
        );
  return enquiryAnswer({ reply, problems: hotelierProblems(typed), typed: { ...typed } }, (outcome) =>
    inLanguage(urlOf('listYourHotel', {}, outcome), locale),
  );
}

const typedIn = ({ field }: PostRequest['form']): HotelierFields => ({
  fullName: field('fullName').slice(0, 200).toWellFormed(),
  hotelName: field('hotelName').slice(0, 200).toWellFormed(),
  place: field('place').slice(0, 200).toWellFormed(),
  rooms: field('rooms').slice(0, 100).toWellFormed(),
  email: field('email').slice(0, 300).toWellFormed(),
  contactNumber: field('contactNumber').slice(0, 100).toWellFormed(),
  message: field('message').replaceAll('\r\n', '\n').slice(0, 2000).toWellFormed(),
});
