import type { OperationInput } from '@latchkey/api-contract/types';
import { dialledNumber, hotelierProblems, typedRooms, type HotelierFields } from '@latchkey/booking-core/validation';
import type { Locale } from '@latchkey/site/urls';

type Body = OperationInput<'enquireAsHotelier'>['body'];

/** The fields of an owner's form, in their order. */
export const hotelierFields = [
  'fullName',
  'hotelName',
  'place',
  'rooms',
  'email',
  'contactNumber',
  'message',
] as const satisfies readonly (keyof HotelierFields)[];

/** What an owner's form asks the engine for, sent by the page's script or without one; null while something is wrong with it. */
export function hotelierBody(form: HotelierFields, language: Locale): Body | null {
  const rooms = typedRooms(form.rooms);
  if (hotelierProblems(form).length > 0 || rooms === null) return null;
  const { message, contactNumber, ...rest } = form;
  return {
    ...rest,
    rooms,
    contactNumber: dialledNumber(contactNumber),
    ...(message === '' ? {} : { message }),
    language,
  };
}
