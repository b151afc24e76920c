import type { AccountKey, Entry } from './bookkeeping.types.ts';
import { postingsOf } from './postings-of.ts';

/** An account of a house's own books. */
export interface OwnAccount {
  readonly code: string;
  readonly name: string;
  /** What the program calls the tax of what is posted there; in DATEV the BU key, which automatic accounts have none of. */
  readonly taxCode: string;
}

/** Charts that are known beforehand: DATEV's two for Germany. */
export const charts = ['skr03', 'skr04', 'own'] as const;

export type Chart = (typeof charts)[number];

/** By the chart, codes of accounts with the German names that DATEV has for them. Automatic accounts work the tax out themselves. */
const known: readonly (readonly [key: string, skr03: string, skr04: string, name: string])[] = [
  ['guests', '10000', '10000', 'Gäste'],
  ['revenue:room:7', '8300', '4300', 'Erlöse 7 % USt'],
  ['revenue:other:7', '8300', '4300', 'Erlöse 7 % USt'],
  ['revenue:fee:7', '8300', '4300', 'Erlöse 7 % USt'],
  ['revenue:room:19', '8400', '4400', 'Erlöse 19 % USt'],
  ['revenue:other:19', '8400', '4400', 'Erlöse 19 % USt'],
  ['revenue:fee:19', '8400', '4400', 'Erlöse 19 % USt'],
  ['levy:', '1590', '1370', 'Durchlaufende Posten'],
  ['money:cash', '1000', '1600', 'Kasse'],
  ['money:bank-transfer', '1200', '1800', 'Bank'],
  ['money:', '1360', '1460', 'Geldtransit'],
  ['cash-drop', '1360', '1460', 'Geldtransit'],
  ['deposit-kept', '2742', '4970', 'Versicherungsentschädigungen und Schadenersatzleistungen'],
  ['advances:7', '1711', '3260', 'Erhaltene Anzahlungen 7 % USt'],
  ['advances:19', '1718', '3272', 'Erhaltene Anzahlungen 19 % USt'],
];

/** Taxes by their rate, whatever the house calls them. */
const knownTaxes: readonly (readonly [rate: string, skr03: string, skr04: string, name: string])[] = [
  ['7', '1771', '3801', 'Umsatzsteuer 7 %'],
  ['19', '1776', '3806', 'Umsatzsteuer 19 %'],
];

/** The account of a chart for a key; undefined where a house has to say it. A key that ends in `:` is for all that begin so. */
function presetAccount(chart: Chart, key: AccountKey): OwnAccount | undefined {
  if (chart === 'own') return undefined;
  const rows = /^(advance-)?tax:/.test(key)
    ? knownTaxes.filter(([rate]) => key.endsWith(`:${rate}`))
    : known.filter(([own]) => own === key || (own.endsWith(':') && key.startsWith(own)));
  const [first] = rows;
  return first === undefined
    ? undefined
    : { code: chart === 'skr03' ? first[1] : first[2], name: first[3], taxCode: '' };
}

/** What a house says of its books. */
export interface ChartOfHouse {
  readonly chart: Chart;
  readonly accounts: Readonly<Record<AccountKey, OwnAccount>>;
}

/** The account of a key: what the house says, else what its chart has. */
export const accountOf = ({ chart, accounts }: ChartOfHouse, key: AccountKey): OwnAccount | undefined =>
  (Object.hasOwn(accounts, key) ? accounts[key] : undefined) ?? presetAccount(chart, key);

/** The keys that some entries need, in their order. */
export const keysOf = (entries: readonly Pick<Entry, 'legs'>[]): readonly AccountKey[] =>
  [...new Set(entries.flatMap((entry) => postingsOf(entry).map(({ account }) => account)))].toSorted();

/** Keys of which nobody has said an account. */
export const unmappedOf = (house: ChartOfHouse, keys: readonly AccountKey[]): readonly AccountKey[] =>
  keys.filter((key) => accountOf(house, key) === undefined);
