import type { CsvRow } from '@latchkey/booking-core/csv';
import type { InvoicesOfMonth } from '@latchkey/api-contract/types';
import { decimalsOf } from '@latchkey/booking-core/currency';

/** The papers of a month as rows of a file that programs read, whatever the language: dates in ISO, sums with a point. */
export const monthRows = ({ invoices }: InvoicesOfMonth): CsvRow[] => [
  ['number', 'kind', 'issued_on', 'buyer', 'booking', 'currency', 'net', 'tax', 'total'],
  ...invoices.map(({ number, kind, issuedOn, buyer, reference, currency, net, tax, total }): CsvRow => {
    const sign = kind === 'invoice' ? 1 : -1;
    const sum = (amount: number): number => (sign * amount) / 10 ** decimalsOf(currency);
    return [number, kind, issuedOn, buyer, reference, currency, sum(net), sum(tax), sum(total)];
  }),
];
