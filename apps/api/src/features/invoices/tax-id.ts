import { plainCode } from '@latchkey/booking-core/text';
import { isGstin } from '@latchkey/booking-core/invoice';
import { checkVAT, countries } from 'jsvat-next';

/** Countries whose numbers begin with another code than their own in VAT ids. */
const vatCodes: Readonly<Record<string, string>> = { GR: 'EL' };

const codesOf: ReadonlySet<string> = new Set(countries.flatMap(({ codes }) => [...codes]));

/** A number as papers print it: without blanks, points and hyphens, in capitals. */
export const plainTaxId = (typed: string): string =>
  plainCode(typed)
    .toUpperCase()
    .replace(/[\s./-]/g, '');

/**
 * Whether a number has the form, and where there is one the check digit, of the country's tax office: GSTIN, the VAT ids
 * that have a rule, TRN of the Emirates, PAN of Nepal. Of other countries any number passes. Whether it was given out
 * only the office knows.
 */
export function isTaxIdOf(country: string, plain: string): boolean {
  if (country === 'IN') return isGstin(plain);
  if (country === 'AE') return /^100[0-9]{12}$/.test(plain);
  if (country === 'NP') return /^[0-9]{9}$/.test(plain);
  const code = vatCodes[country] ?? country;
  if (!codesOf.has(country) && !codesOf.has(code)) return /^[A-Z0-9]{4,30}$/.test(plain);
  return plain.startsWith(code) && checkVAT(plain, countries).isValid;
}
