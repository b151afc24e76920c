import { latinDigits, plainCode, withoutUnseen } from '@latchkey/booking-core/text';
import { hotelIdIn } from '../../../secret-id.ts';
import { phoneNumberOf } from '../../booking-access/booking-access.ts';

/** What a guest typed to find a booking. */
export type Identifier =
  | { readonly kind: 'booking'; readonly hotelId: number; readonly bookingId: string }
  | { readonly kind: 'reference'; readonly reference: string }
  | { readonly kind: 'phone'; readonly phone: string };

/** The address of a booking's page, copied whole: its id is in it. */
const ownAddress = /\/([0-9]{1,9}_[A-Za-z0-9_-]{22})(?![\w-])/;

const referenceShape = /^([23456789BCDFGHJKMNPQRSTVWXZ]{4})([23456789BCDFGHJKMNPQRSTVWXZ]{4})$/;

/** Letters of a Greek or Cyrillic keyboard, and the Latin ones that they look like. */
const alike = new Map(Array.from('ВСНКМРТХЅЈΒΗΚΜΝΡΤΧΖ', (letter, at) => [letter, 'BCHKMPTXSJBHKMNPTXZ'[at] ?? letter]));

/** A reference as the hotel writes it, without the blanks and dashes that people put between its signs. */
const plainReference = (text: string): string =>
  latinDigits(text)
    .replace(/^#/, '')
    .toUpperCase()
    .replace(/[\s\p{Pd}._/]/gu, '')
    .replace(/[\p{Script=Greek}\p{Script=Cyrillic}]/gu, (letter) => alike.get(letter) ?? letter);

/**
 * Reads it as a booking id, a reference (however it is parted, in letters that look like its own), or a telephone number;
 * null where it is not one of these. A number without a prefix is one of the country of the calling code, or of the hotel's.
 */
export function identifierOf(typed: string, hotelPhone: string | undefined, callingCode?: string): Identifier | null {
  const text = ownAddress.exec(withoutUnseen(typed))?.[1] ?? plainCode(typed);
  const hotelId = hotelIdIn(text);
  if (hotelId !== null) return { kind: 'booking', hotelId, bookingId: text };
  const reference = referenceShape.exec(plainReference(text));
  if (reference !== null && /[A-Z]/.test(text.toUpperCase()))
    return { kind: 'reference', reference: `${reference[1]}-${reference[2]}` };
  const phone = phoneNumberOf(typed, hotelPhone ?? '', undefined, callingCode);
  return phone === null ? null : { kind: 'phone', phone };
}
