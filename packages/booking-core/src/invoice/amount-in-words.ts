import { requireCount } from '../defect/require.ts';

const ones =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const tens = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');

/** A whole number in English with the groups that India counts by: thousand, lakh, crore. */
function inWords(number: number): string {
  if (number < 20) return ones[number] ?? '';
  if (number < 100) return joined(tens[Math.floor(number / 10)] ?? '', number % 10);
  for (const [size, name] of groups)
    if (number >= size) return joined(`${inWords(Math.floor(number / size))} ${name}`, number % size);
  return '';
}

const groups: readonly (readonly [number, string])[] = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
];

const joined = (first: string, rest: number): string => (rest === 0 ? first : `${first} ${inWords(rest)}`);

/** A sum of whole rupees as Indian invoices write it: “Rupees Thirteen Thousand Six Hundred Fifty Only”. */
export const rupeesInWords = (rupees: number): string => `Rupees ${inWords(requireCount(rupees, 'rupees'))} Only`;
