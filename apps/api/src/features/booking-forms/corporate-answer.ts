import { dialledNumber, enquiryProblems, typedRoomNights, type EnquiryFields } from '@latchkey/booking-core/validation';
import { urlOf, withSearch } from '@latchkey/site/urls';
import type { PostedForm } from './booking-form.ts';
import type { FormAnswer } from './booking-forms.types.ts';
import { enquiryOutcome } from './enquiry-outcome.ts';
import { cutText } from '../../cut-text.ts';

/** A company's enquiry; the form's id is the hotel, or 0 for the provider. The page then says what came of it. */
export const corporateEnquiry: FormAnswer = {
  ask: (id, form) => {
    const typed = typedIn(form);
    if (enquiryProblems(typed).length > 0) return null;
    return {
      path: 'corporate-enquiries',
      body: {
        ...(/^[1-9]\d{0,8}$/.test(id) ? { hotelId: Number(id) } : {}),
        company: typed.company,
        fullName: typed.fullName,
        email: typed.email,
        contactNumber: dialledNumber(typed.contactNumber),
        roomNights: typedRoomNights(typed.roomNights),
        ...(typed.message === '' ? {} : { message: typed.message }),
        ...(form.lang.lang === undefined ? {} : { language: form.lang.lang }),
      },
    };
  },
  lead: (_id, form, answer) =>
    withSearch(urlOf('corporateBooking'), {
      ...form.lang,
      enquiry: enquiryOutcome(answer, enquiryProblems(typedIn(form))),
    }),
};

const typedIn = ({ field }: PostedForm): EnquiryFields => ({
  company: cutText(field('company'), 200),
  fullName: field('fullName'),
  email: field('email'),
  contactNumber: field('contactNumber'),
  roomNights: field('roomNights'),
  message: cutText(field('message').replaceAll('\r\n', '\n'), 2000),
});
