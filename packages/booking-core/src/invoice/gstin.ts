import type { InvoiceTax } from './invoice.types.ts';

/** What the law of GST calls each state and union territory, by the first two characters of a GSTIN. */
const states: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other Territory',
};

/** Union territories without a legislature: UTGST stands there in the place of SGST. */
const unionTerritories: readonly string[] = ['04', '26', '31', '35', '38', '97'];

const form = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The last character of a GSTIN from the fourteen before it: weights 1 and 2 in turn, sums of digits to the base 36. */
function checkDigitOf(first: string): string {
  const sum = Array.from(first).reduce((all, sign, at) => {
    const product = alphabet.indexOf(sign) * (at % 2 === 0 ? 1 : 2);
    return all + Math.floor(product / 36) + (product % 36);
  }, 0);
  return alphabet.charAt((36 - (sum % 36)) % 36);
}

/** Whether a text has the form, the state and the check digit of a GSTIN; whether it was given out only GSTN knows. */
export const isGstin = (text: string): boolean =>
  form.test(text) && stateOf(text) !== undefined && checkDigitOf(text.slice(0, 14)) === text.slice(14);

const stateOf = (gstin: string): string | undefined => states[gstin.slice(0, 2)];

/** The place of supply of a stay, where the house stands (IGST Act, section 12(3)(b)): `29 Karnataka`. */
export const placeOfSupplyOf = (gstin: string): string | null => {
  const state = stateOf(gstin);
  return state === undefined ? null : `${gstin.slice(0, 2)} ${state}`;
};

/** The taxes of a supply from one state to a place of supply: both halves within it, IGST to another. */
export function gstNames(from: string, to: string): readonly string[] {
  if (from !== to) return ['IGST'];
  return ['CGST', unionTerritories.includes(from) ? 'UTGST' : 'SGST'];
}

const isWholeGst = ({ name }: InvoiceTax): boolean => /^gst\b/i.test(name);

/** GST that a house's bill has as one tax, as an invoice shows it: both halves on lines of their own (rule 46(m)). */
export const withGstHalves = (taxes: readonly InvoiceTax[], gstin: string): readonly InvoiceTax[] =>
  taxes.flatMap((tax) => {
    if (!isWholeGst(tax)) return [tax];
    const state = gstin.slice(0, 2);
    return gstNames(state, state).map((name) => ({ name, rate: tax.rate / 2 }));
  });

/** Services accounting codes that a hotel's invoice bears (rule 46(g)). */
export const serviceCodes = { room: '996311', restaurant: '996332' } as const;
