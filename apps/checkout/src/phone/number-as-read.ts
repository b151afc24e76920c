import { checkPhone, dialledNumber, plusForZeros } from '@latchkey/booking-core/validation';
import { codeOfCountry, countryOfNumber } from './calling-codes.ts';

/** A number as it will be dialled from anywhere. */
export interface NumberAsRead {
  /** For the guest to check: `+91 98450 12345` without the grouping. */
  readonly shown: string;
  /** The country that it is in; null where its code is not known. */
  readonly country: string | null;
}

/** Where a zero before the number is dialled from abroad too. */
const keepsItsZero = new Set(['IT', 'SM']);

/** How a typed number is read, in the chosen country where it has no prefix; null while it is not whole. */
export function numberAsRead(typed: string, country: string): NumberAsRead | null {
  if (checkPhone(typed) !== null) return null;
  const dialled = plusForZeros(dialledNumber(typed));
  if (dialled.startsWith('+')) return { shown: dialled, country: countryOfNumber(dialled) };
  const code = codeOfCountry(country);
  if (code === null) return null;
  const national = keepsItsZero.has(country) ? dialled : dialled.replace(/^0/, '');
  return { shown: `+${code} ${national}`, country };
}
