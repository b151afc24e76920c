import { latinDigits } from '@latchkey/booking-core/text';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** A guest's number, typed in the digits of any script, in international form, read as a number of the hotel's country where it has no prefix; null where it is none. */
export function phoneNumberOf(text: string, hotelPhone: string): string | null {
  const country = parsePhoneNumberFromString(hotelPhone)?.country;
  const parsed = parsePhoneNumberFromString(
    latinDigits(text),
    country === undefined ? {} : { defaultCountry: country },
  );
  return parsed?.isPossible() === true ? parsed.number : null;
}
