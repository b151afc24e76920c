import type { InvoiceParty } from './invoice.types.ts';

/** Parts of a buyer's address. */
export const addressParts = ['street', 'postalCode', 'city'] as const;
export type AddressPart = (typeof addressParts)[number];

/** Countries without postcodes (Universal Postal Union, addressing systems). */
const withoutPostcodes: ReadonlySet<string> = new Set(
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GM GQ GY HK KI KM KN KP ML MO MR MW NR NU QA RW SB SC SL SR ST SY TD TG TK TL TO TV UG VU YE ZW'.split(
    ' ',
  ),
);

/**
 * What lacks of the address of a buyer who is named with a tax number: an invoice to a business has it whole (CGST rule
 * 46(d), § 14(4) no. 1 UStG). A buyer without a number may be named alone.
 */
export function missingOfBuyer({
  taxId,
  country,
  ...address
}: Pick<InvoiceParty, AddressPart | 'country' | 'taxId'>): readonly AddressPart[] {
  if (taxId === null || taxId.trim() === '') return [];
  return addressParts.filter(
    (part) => address[part].trim() === '' && !(part === 'postalCode' && withoutPostcodes.has(country.toUpperCase())),
  );
}
