import { dialledNumber, hotelierProblems, typedRooms, type HotelierFields } from '@latchkey/booking-core/validation';
import { urlOf, withSearch } from '@latchkey/site/urls';
import { cutText } from '../../cut-text.ts';
import type { PostedForm } from './booking-form.ts';
import type { FormAnswer } from './booking-forms.types.ts';
import { enquiryOutcome } from './enquiry-outcome.ts';

/** The form of somebody who has a hotel. The page then says what came of it. */
export const hotelierEnquiry: FormAnswer = {
  ask: (_id, form) => {
    const typed = typedIn(form);
    if (hotelierProblems(typed).length > 0) return null;
    return {
      path: 'hotelier-enquiries',
      body: {
        fullName: typed.fullName,
        hotelName: typed.hotelName,
        place: typed.place,
        rooms: typedRooms(typed.rooms),
        email: typed.email,
        contactNumber: dialledNumber(typed.contactNumber),
        ...(typed.message === '' ? {} : { message: typed.message }),
        ...(form.lang.lang === undefined ? {} : { language: form.lang.lang }),
      },
    };
  },
  lead: (_id, form, answer) =>
    withSearch(urlOf('listYourHotel'), {
      ...form.lang,
      enquiry: enquiryOutcome(answer, hotelierProblems(typedIn(form))),
    }),
};

const typedIn = ({ field }: PostedForm): HotelierFields => ({
  fullName: field('fullName'),
  hotelName: cutText(field('hotelName'), 200),
  place: cutText(field('place'), 200),
  rooms: field('rooms'),
  email: field('email'),
  contactNumber: field('contactNumber'),
  message: cutText(field('message').replaceAll('\r\n', '\n'), 2000),
});
