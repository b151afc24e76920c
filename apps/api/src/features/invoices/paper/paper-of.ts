import type { Locale } from '@latchkey/api-contract/types';
import type { Documents, InvoiceContent, InvoiceLine, InvoiceParty } from '@latchkey/booking-core/invoice';
import { addDays } from '@latchkey/booking-core/dates';
import { directionOf, languageTag } from '@latchkey/booking-core/language';
import { formatDate, formatDateRange } from '@latchkey/format/date';
import { formatMoney, isolate } from '@latchkey/format/money';
import { formatPercent } from '@latchkey/format/number';
import type { SignatureRow } from '../fiscal.queries.ts';
import { paperWords, type PaperWords } from './paper.words.ts';

/** A paper in words, as a page and a PDF draw it. */
export interface Paper {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly title: string;
  /** Number and date. */
  readonly head: readonly string[];
  /** Where it is no tax document. */
  readonly warning: string;
  readonly parties: readonly { readonly title: string; readonly lines: readonly string[] }[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly sums: readonly { readonly label: string; readonly value: string; readonly isStrong: boolean }[];
  readonly notes: readonly string[];
  readonly foot: readonly string[];
  /** With `{page}` and `{pages}`. */
  readonly page: string;
}

/** Countries whose law calls it a tax invoice. */
const taxInvoiceCountries: readonly string[] = ['AE', 'IN', 'NP', 'SG', 'AU', 'NZ', 'ZA'];

/** A sentence with what goes into it; figures and codes are set apart from Arabic words. */
const filled = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);

/**
 * What an invoice says, in a language; names stand as they were agreed. A pro forma is called the guest's account where
 * the law has invoices made elsewhere.
 */
export function paperOf(
  content: InvoiceContent,
  language: Locale,
  documents: Documents = 'invoice',
  signed?: Signed,
): Paper {
  const words = paperWords[language];
  const { seller, stay, lines } = content;
  const isCoded = lines.some(({ code }) => code !== null);
  const dates = formatDateRange(stay.arrival, stay.departure, language);
  return {
    lang: languageTag(language),
    dir: directionOf(language),
    title: titleOf(content, words, documents),
    head: [
      ...(content.number === null ? [] : [isolate(content.number)]),
      formatDate(content.issuedOn, language, 'full'),
    ],
    warning: content.kind === 'pro-forma' ? words.noTaxDocument : '',
    parties: [
      { title: words.to, lines: partyLines(content.buyer, words) },
      {
        title: words.stay,
        lines: [ofItsOwn(stay.guest), dates, filled(words.booking, { reference: isolate(stay.reference) })].filter(
          isSaid,
        ),
      },
      { title: words.from, lines: [...partyLines(seller, words), ...sellerLines(content, words)] },
    ],
    columns: [words.date, words.description, ...(isCoded ? ['SAC'] : []), words.quantity, words.net],
    rows: lines.map((line) => [
      daysOf(line, language),
      describedLine(line, words),
      ...(isCoded ? [line.code ?? ''] : []),
      String(line.quantity),
      isolate(formatMoney(line.net, content.currency, language)),
    ]),
    sums: sumsOf(content, words, language),
    notes: [...notesOf(content, words, language), ...signedLines(signed, words)],
    foot: [seller.phone ?? '', seller.email ?? '', seller.iban === null ? '' : `IBAN ${seller.iban}`]
      .filter(isSaid)
      .map(isolate),
    page: words.page,
  };
}

/** What a certified part has answered of a paper. */
type Signed = Pick<SignatureRow, 'signature' | 'authority_number' | 'code'>;

const signedLines = (signed: Signed | undefined, words: PaperWords): string[] =>
  signed === undefined
    ? []
    : [
        filled(words.authorityNumber, { number: isolate(signed.authority_number ?? '') }),
        filled(words.signature, { signature: isolate(signed.signature ?? '') }),
        filled(words.code, { code: isolate(signed.code ?? '') }),
      ];

const isSaid = (text: string): boolean => text !== '';

function titleOf({ kind, seller }: InvoiceContent, words: PaperWords, documents: Documents): string {
  if (kind === 'credit-note') return words.creditNote;
  if (kind === 'pro-forma') return documents === 'invoice' ? words.proForma : words.account;
  return taxInvoiceCountries.includes(seller.country) ? words.taxInvoice : words.invoice;
}

/** A line that is read from where its first letter says, whatever the paper's language. */
const ofItsOwn = (text: string): string => `\u2068${text}\u2069`;

const taxIdNames: Readonly<Record<string, string>> = { IN: 'GSTIN', AE: 'TRN', NP: 'PAN' };

const partyLines = (party: InvoiceParty, words: PaperWords): string[] =>
  [
    party.name,
    party.street,
    [party.postalCode, party.city].filter(isSaid).join(' '),
    party.taxId === null ? '' : `${taxIdNames[party.country] ?? words.vatId} ${isolate(party.taxId)}`,
  ]
    .filter(isSaid)
    .map(ofItsOwn);

const sellerLines = ({ seller, placeOfSupply }: InvoiceContent, words: PaperWords): string[] => [
  ...(seller.localTaxId === null ? [] : [`${words.taxNumber} ${isolate(seller.localTaxId)}`]),
  ...(placeOfSupply === null
    ? []
    : [filled(words.placeOfSupply, { place: isolate(placeOfSupply) }), words.noReverseCharge]),
];

function daysOf({ kind, day, quantity }: InvoiceLine, language: Locale): string {
  if (day === null) return '';
  if (kind !== 'night' || quantity === 1) return formatDate(day, language, 'day');
  return `${formatDate(day, language, 'day')} – ${formatDate(addDays(day, quantity - 1), language, 'day')}`;
}

function describedLine({ kind, description: { name, ratePlan, share } }: InvoiceLine, words: PaperWords): string {
  const own = name === '' ? (kind === 'adjustment' ? words.agreedPrice : words.fee) : name;
  return [own, ratePlan, share === undefined ? undefined : words.shares[share]]
    .filter((part) => part !== undefined)
    .join(', ');
}

function sumsOf(
  { breakdown, totals, currency, kind }: InvoiceContent,
  words: PaperWords,
  language: Locale,
): Paper['sums'] {
  const sum = (label: string, amount: number, isStrong = false) => ({
    label,
    value: isolate(formatMoney(amount, currency, language)),
    isStrong,
  });
  const percent = (rate: number): string => isolate(formatPercent(rate, language));
  const byRate = breakdown.flatMap(({ taxes, taxable }) =>
    taxes.length === 0
      ? [sum(words.outside, taxable)]
      : [
          sum(filled(words.taxable, { rate: percent(taxes.reduce((all, { rate }) => all + rate, 0)) }), taxable),
          ...taxes.map(({ name, rate, amount }) => sum(isolate(`${name} ${formatPercent(rate, language)}`), amount)),
        ],
  );
  const paid =
    kind === 'credit-note' || totals.paid === 0
      ? []
      : [sum(words.paid, -totals.paid), sum(totals.due < 0 ? words.owedBack : words.due, Math.abs(totals.due), true)];
  return [...byRate, sum(words.total, totals.total, true), ...paid];
}

function notesOf({ corrects, inWords }: InvoiceContent, words: PaperWords, language: Locale): string[] {
  return [
    ...(corrects === null
      ? []
      : [
          filled(words.corrects, {
            number: isolate(corrects.number),
            date: formatDate(corrects.issuedOn, language, 'full'),
          }),
          filled(words.reason, { reason: corrects.reason }),
        ]),
    ...(inWords === null ? [] : [filled(words.inWords, { words: isolate(inWords) })]),
  ];
}
