import type { OperationInput } from '@latchkey/api-contract/types';
import { parseLocalDate } from '@latchkey/booking-core/dates';
import { dialledNumber, enquiryProblems, typedRoomNights, type EnquiryFields } from '@latchkey/booking-core/validation';
import type { Locale } from '@latchkey/site/urls';

type Body = OperationInput<'enquireCorporate'>['body'];

/** The fields of a company's form, in their order. */
export const enquiryFields = [
  'company',
  'fullName',
  'email',
  'contactNumber',
  'place',
  'checkIn',
  'checkOut',
  'roomNights',
  'message',
] as const satisfies readonly (keyof EnquiryFields)[];

/** What a company's enquiry asks the engine for, sent by the page's script or without one; null while something is wrong with it. */
export function enquiryBody(form: EnquiryFields, hotelId: number | null, language: Locale): Body | null {
  const roomNights = typedRoomNights(form.roomNights);
  if (enquiryProblems(form).length > 0 || roomNights === null) return null;
  const { message, contactNumber, place, checkIn, checkOut, ...rest } = form;
  const from = parseLocalDate(checkIn);
  const until = parseLocalDate(checkOut);
  return {
    ...(hotelId === null ? {} : { hotelId }),
    ...rest,
    contactNumber: dialledNumber(contactNumber),
    ...(place === '' ? {} : { place }),
    ...(from === null ? {} : { checkIn: from }),
    ...(until === null ? {} : { checkOut: until }),
    roomNights,
    ...(message === '' ? {} : { message }),
    language,
  };
}
