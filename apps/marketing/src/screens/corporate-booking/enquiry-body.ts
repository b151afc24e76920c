import type { OperationInput } from '@latchkey/api-contract/types';
import { dialledNumber, enquiryProblems, typedRoomNights, type EnquiryFields } from '@latchkey/booking-core/validation';
import type { Locale } from '@latchkey/site/urls';

type Body = OperationInput<'enquireCorporate'>['body'];

/** What a company's enquiry asks the engine for, sent by the page's script or without one; null while something is wrong with it. */
export function enquiryBody(form: EnquiryFields, hotelId: number | null, language: Locale): Body | null {
  const roomNights = typedRoomNights(form.roomNights);
  if (enquiryProblems(form).length > 0 || roomNights === null) return null;
  const { message, contactNumber, ...rest } = form;
  return {
    ...(hotelId === null ? {} : { hotelId }),
    ...rest,
    contactNumber: dialledNumber(contactNumber),
    roomNights,
    ...(message === '' ? {} : { message }),
    language,
  };
}
