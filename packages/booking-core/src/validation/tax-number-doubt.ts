import { plainCode } from '../text/pasted.ts';

/** What a country's tax office gives out. */
interface TaxNumberRule {
  /** As the country calls it. */
  readonly name: string;
  /** How many signs it has, for a guest to count. */
  readonly length: number;
  readonly form: RegExp;
  /** Whether its last sign follows from the others; forms alone are known where it is not said. */
  readonly check?: (number: string) => boolean;
}

const base36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** GSTIN: each sign times 1 or 2 in turn, quotient and rest by 36 summed (GST Council, format of GSTIN). */
function isGstin(number: string): boolean {
  const sum = number
    .slice(0, 14)
    .split('')
    .reduce((all, sign, at) => {
      const product = base36.indexOf(sign) * (at % 2 === 0 ? 1 : 2);
      return all + Math.floor(product / 36) + (product % 36);
    }, 0);
  return base36[(36 - (sum % 36)) % 36] === number[14];
}

/** USt-IdNr.: ISO 7064, MOD 11,10, over the digits behind DE. */
function isGermanVat(number: string): boolean {
  const digits = number.slice(2).split('').map(Number);
  const product = digits.slice(0, 8).reduce((before, digit) => {
    const sum = (digit + before) % 10 || 10;
    return (2 * sum) % 11;
  }, 10);
  return (11 - product) % 10 === digits[8];
}

/** ABN: weighed digits, the first less one, divide by 89 (Australian Business Register). */
function isAbn(number: string): boolean {
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
  return (
    number.split('').reduce((sum, digit, at) => sum + (Number(digit) - (at === 0 ? 1 : 0)) * (weights[at] ?? 0), 0) %
      89 ===
    0
  );
}

/** By country of the company, ISO 3166: forms of the national tax offices; of the European Union those of VIES. */
const rules: Readonly<Record<string, TaxNumberRule>> = {
  IN: { name: 'GSTIN', length: 15, form: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][A-Z][0-9A-Z]$/, check: isGstin },
  AE: { name: 'TRN', length: 15, form: /^100\d{12}$/ },
  SA: { name: 'VAT', length: 15, form: /^3\d{13}3$/ },
  NP: { name: 'PAN', length: 9, form: /^\d{9}$/ },
  ID: { name: 'NPWP', length: 16, form: /^\d{15,16}$/ },
  AU: { name: 'ABN', length: 11, form: /^\d{11}$/, check: isAbn },
  US: { name: 'EIN', length: 9, form: /^\d{9}$/ },
  GB: { name: 'VAT', length: 9, form: /^(?:GB)?\d{9}(?:\d{3})?$/ },
  CH: { name: 'UID', length: 12, form: /^CHE\d{9}(?:MWST|TVA|IVA)?$/ },
  DE: { name: 'USt-IdNr.', length: 11, form: /^DE\d{9}$/, check: isGermanVat },
  AT: { name: 'UID', length: 11, form: /^ATU\d{8}$/ },
  FR: { name: 'TVA', length: 13, form: /^FR[0-9A-Z]{2}\d{9}$/ },
  IT: { name: 'IVA', length: 13, form: /^IT\d{11}$/ },
  ES: { name: 'NIF', length: 11, form: /^ES[0-9A-Z]\d{7}[0-9A-Z]$/ },
  NL: { name: 'BTW', length: 14, form: /^NL\d{9}B\d{2}$/ },
  BE: { name: 'BTW', length: 12, form: /^BE[01]\d{9}$/ },
  PL: { name: 'NIP', length: 12, form: /^PL\d{10}$/ },
  PT: { name: 'NIF', length: 11, form: /^PT\d{9}$/ },
};

/** Numbers of the European Union and of Switzerland name their country. */
const naming = /^(?:AT|BE|CHE|DE|ES|FR|GB|IT|NL|PL|PT)/;

/** What looks wrong with a tax number: its length, its form, or its last sign, which follows from the others. */
export interface TaxNumberDoubt {
  readonly kind: 'length' | 'form' | 'check';
  /** What the country calls it. */
  readonly name: string;
  readonly length: number;
}

const plain = (typed: string): string =>
  plainCode(typed)
    .toUpperCase()
    .replace(/[\s./-]/g, '');

/**
 * What looks wrong with the tax number of a company at a hotel of a country; null where it is
 * right by its form, also by that of a country that it names, and where no rule of the country is known. Guests are warned by it and
 * never refused: the company may be of another country.
 */
export function taxNumberDoubt(typed: string, country: string): TaxNumberDoubt | null {
  const number = plain(typed);
  const own = naming.exec(number)?.[0].slice(0, 2);
  const rule = rules[own ?? country];
  if (rule === undefined || number === '') return null;
  const { name, length, form, check } = rule;
  if (!form.test(number)) return { kind: number.length === length ? 'form' : 'length', name, length };
  return check === undefined || check(number) ? null : { kind: 'check', name, length };
}

/** Whether it is a tax number by the rule of any country that is known: a code, and no words. */
export const isKnownTaxNumber = (typed: string): boolean =>
  Object.values(rules).some(({ form, check }) => form.test(plain(typed)) && (check?.(plain(typed)) ?? true));
