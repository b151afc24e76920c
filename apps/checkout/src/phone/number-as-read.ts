import { checkPhone, dialledNumber, plusForZeros, plusLeftOut } from '@latchkey/booking-core/validation';
// Its tables read a number as the large ones do that the engine has: number-as-read.test.ts compares them.
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { countryOfNumber } from '@latchkey/stay/phone';

/** A number as it will be dialled from anywhere. */
export interface NumberAsRead {
  /** For the guest to check: `+91 9845012345`. */
  readonly shown: string;
  /** The country that it is in; null where its code is not known. */
  readonly country: string | null;
}

/**
 * How the engine will read a typed number, in the chosen country where it has no prefix; null while it is incomplete,
 * or where no such number can exist.
 */
export function numberAsRead(typed: string, country: string): NumberAsRead | null {
  if (checkPhone(typed) !== null) return null;
  const here = isSupportedCountry(country) ? { defaultCountry: country } : {};
  const dialled = plusLeftOut(
    plusForZeros(dialledNumber(typed)),
    // These tables hold mobile numbers valid alone.
    (number) => parsePhoneNumberFromString(number, here)?.isValid() === true,
  );
  const read = parsePhoneNumberFromString(dialled, here);
  if (read?.isPossible() !== true) return null;
  if (dialled.startsWith('+')) return { shown: read.number, country: read.country ?? countryOfNumber(read.number) };
  return { shown: `+${read.countryCallingCode} ${read.nationalNumber}`, country };
}
