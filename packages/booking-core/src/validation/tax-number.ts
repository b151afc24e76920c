import { plainCode } from '../text/pasted.ts';

/** What a country's tax office calls a company by: letters, digits and marks between them, 4 to 30 characters. */
const taxNumber = /^[\p{L}\p{N}](?:[\p{L}\p{N}]|[ ./-](?=[\p{L}\p{N}])){3,29}$/u;

/** The shape of a company's tax number (GSTIN, USt-IdNr., TRN); whether it was given out only its tax office knows. */
export function checkTaxNumber(typed: string): 'details_missing' | 'tax_number_invalid' | null {
  const text = plainCode(typed);
  if (text === '') return 'details_missing';
  return taxNumber.test(text) ? null : 'tax_number_invalid';
}
