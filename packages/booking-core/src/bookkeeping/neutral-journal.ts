import { plainAmount } from '../currency/plain-amount.ts';
import type { CurrencyCode, MinorUnits } from '../currency/currency.types.ts';
import { addDays } from '../dates/local-date.ts';
import { csvOf, type CsvRow } from '../text/csv.ts';
import { isTax, rateOf } from './account-key.ts';
import { accountOf, type ChartOfHouse } from './accounts.ts';
import type { Entry, Posting } from './bookkeeping.types.ts';
import { english, textOf } from './entry-words.ts';
import { postingsOf } from './postings-of.ts';

/** The columns of the journal: one row a posting, balanced within `entry_id`. Programs map them by these names. */
export const journalColumns = [
  'entry_id',
  'entry_date',
  'business_date',
  'document_kind',
  'document_no',
  'document_date',
  'line_no',
  'account_code',
  'account_name',
  'debit',
  'credit',
  'currency',
  'tax_code',
  'tax_rate',
  'net',
  'tax',
  'description',
  'booking_ref',
  'party',
  'party_tax_id',
  'service_from',
  'service_to',
  'payment_kind',
  'payment_ref',
  'department',
  'reverses_entry_id',
] as const;

type Cells = Readonly<Record<(typeof journalColumns)[number], string | number>>;

/** Entries as a file of any program for books: CSV with a mark of its encoding, points in sums, ISO dates. */
export function neutralJournal(entries: readonly Entry[], house: ChartOfHouse, currency: CurrencyCode): string {
  const rows = entries.flatMap((entry) =>
    postingsOf(entry).map((posting, at): CsvRow => {
      const cells = cellsOf(entry, posting, { lineNo: at + 1, house, currency });
      return journalColumns.map((column) => cells[column]);
    }),
  );
  return csvOf([journalColumns, ...rows]);
}

function cellsOf(
  entry: Entry,
  posting: Posting,
  {
    lineNo,
    house,
    currency,
  }: { readonly lineNo: number; readonly house: ChartOfHouse; readonly currency: CurrencyCode },
): Cells {
  const { document, legs, serviceDate, payment } = entry;
  const account = accountOf(house, posting.account);
  if (account === undefined) throw new Error(`no account for ${posting.account}`);
  const sum = (amount: MinorUnits): string => (amount === 0 ? '' : plainAmount(amount, currency));
  const net = posting.debit + posting.credit;
  const hasTaxes = posting.taxes.length > 0;
  const leg = legs.find(({ other, head }) => other === posting.account || head === posting.account) ?? legs[0];
  const [, part = ''] = posting.account.startsWith('revenue:') ? posting.account.split(':') : [];
  return {
    entry_id: entry.id,
    entry_date: entry.day,
    business_date: entry.day,
    document_kind: document.kind,
    document_no: document.number,
    document_date: document.date,
    line_no: lineNo,
    account_code: account.code,
    account_name: account.name,
    debit: sum(posting.debit),
    credit: sum(posting.credit),
    currency,
    tax_code: account.taxCode,
    tax_rate: hasTaxes ? rateOf(posting.taxes) : (posting.rate ?? ''),
    net: hasTaxes ? plainAmount(net, currency) : '',
    tax: hasTaxes
      ? plainAmount(
          posting.taxes.reduce((all, { amount }) => all + amount, 0),
          currency,
        )
      : '',
    description: leg === undefined || isTax(posting.account) ? account.name : textOf(entry, leg, english),
    booking_ref: entry.reference ?? '',
    party: document.party?.name ?? '',
    party_tax_id: document.party?.taxId ?? '',
    service_from: serviceDate ?? '',
    service_to: serviceDate === null ? '' : addDays(serviceDate, 1),
    payment_kind: payment?.way ?? '',
    payment_ref: payment?.ref ?? '',
    department: part,
    reverses_entry_id: entry.reverses ?? '',
  };
}
