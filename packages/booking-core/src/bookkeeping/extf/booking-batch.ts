import type { LocalDate } from '../../dates/local-date.types.ts';
import { accountOf, type ChartOfHouse } from '../accounts.ts';
import type { Entry, Leg } from '../bookkeeping.types.ts';
import { german, textOf } from '../entry-words.ts';
import { extfColumns } from './columns.ts';
import { cp1252 } from './cp1252.ts';

/** What DATEV asks of who keeps a house's books, and of the batch. */
export interface ExtfHead {
  /** Beraternummer, 1001 to 9999999. */
  readonly adviser: number;
  /** Mandantennummer, 1 to 99999. */
  readonly client: number;
  /** Digits of an account that is no person's, 4 to 8. */
  readonly accountLength: number;
  readonly yearBegins: LocalDate;
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** At most 30 characters of letters, digits, `.`, `-`, `/` and blanks. */
  readonly name: string;
  readonly madeAt: Date;
}

const text = (words: string): string => `"${words.replace(/\s+/g, ' ').replaceAll('"', '""')}"`;
const dateOf = (day: LocalDate): string => day.replaceAll('-', '');
const momentOf = (at: Date): string => at.toISOString().replace(/\D/g, '').slice(0, 17);

const headOf = (head: ExtfHead, house: ChartOfHouse): string =>
  [
    text('EXTF'),
    '700',
    '21',
    text('Buchungsstapel'),
    '13',
    momentOf(head.madeAt),
    '',
    text('RE'),
    text(''),
    text(''),
    String(head.adviser),
    String(head.client),
    dateOf(head.yearBegins),
    String(head.accountLength),
    dateOf(head.from),
    dateOf(head.to),
    text(head.name.slice(0, 30)),
    text(''),
    '1',
    '0',
    // Not locked: the adviser does that.
    '0',
    text('EUR'),
    '',
    text(''),
    '',
    '',
    text(house.chart === 'own' ? '' : house.chart.slice(-2)),
    '',
    '',
    text(''),
    text(''),
  ].join(';');

/** Letters that a number of a paper may have there. */
const documentNumber = (number: string): string => number.replace(/[^A-Za-z0-9$&%*+\-/]/g, '-').slice(0, 36);

const euros = (amount: number): string => `${Math.trunc(amount / 100)},${String(amount % 100).padStart(2, '0')}`;

function lineOf(entry: Entry, leg: Leg, house: ChartOfHouse): string {
  const [account, contra] = [accountOf(house, leg.head), accountOf(house, leg.other)];
  if (account === undefined || contra === undefined) throw new Error(`no account for ${leg.head} or ${leg.other}`);
  const taxed = leg.taxedSide === 'head' ? account : contra;
  const cells = [
    euros(leg.amount),
    text(leg.side === 'debit' ? 'S' : 'H'),
    text('EUR'),
    '',
    '',
    text(''),
    account.code,
    contra.code,
    text(taxed.taxCode),
    `${entry.day.slice(8)}${entry.day.slice(5, 7)}`,
    text(documentNumber(entry.document.number)),
    text(''),
    '',
    text(textOf(entry, leg, german).slice(0, 60)),
  ];
  return [...cells, ...extfColumns.slice(cells.length).map(() => '')].join(';');
}

/**
 * Entries as DATEV's Buchungsstapel (EXTF, version 700, format 13): sums above 0 with S or H, in Windows-1252. All of them
 * are of one fiscal year, since its dates have no year. Sums are in euro cents.
 */
export const extfBatch = (entries: readonly Entry[], house: ChartOfHouse, head: ExtfHead): Uint8Array =>
  cp1252(
    [
      headOf(head, house),
      extfColumns.join(';'),
      ...entries.flatMap((entry) => entry.legs.map((leg) => lineOf(entry, leg, house))),
      '',
    ].join('\r\n'),
  );

/** Whether a code can be an account of a house at DATEV: guests are persons, whose accounts have one digit more. */
export const isExtfCode = (code: string, isPerson: boolean, accountLength: number): boolean =>
  /^[0-9]+$/.test(code) && (isPerson ? code.length === accountLength + 1 : code.length <= accountLength);
