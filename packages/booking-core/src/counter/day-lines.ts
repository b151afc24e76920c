import type { LocalDate } from '../dates/local-date.types.ts';
import type { MinorUnits } from '../currency/currency.types.ts';

/** What a line of a day's account is: what stays cost without tax, the taxes on it, and money. */
export const dayLineKinds = [
  'room',
  'other',
  'extra',
  'fee',
  'adjustment',
  'transfer',
  'tax',
  'payment',
  'refund',
] as const;

export type DayLineKind = (typeof dayLineKinds)[number];

/** A line of a day's account. What came in or is owed by a guest is above 0. */
export interface DayLine {
  /** What it is of: the stay, date and kind of a night; the line of a folio; the payment. */
  readonly key: string;
  readonly bookingId: string;
  readonly kind: DayLineKind;
  /** The date that it is of; null where it has none but that of the day that it is posted in. */
  readonly ofDate: LocalDate | null;
  readonly amount: MinorUnits;
  /** Of a tax: its name, its percent unless it is a fixed sum, and the money that it is on. */
  readonly name?: string | undefined;
  readonly rate?: number | undefined;
  readonly base?: number | undefined;
  /** Of money: a gateway, or how it was paid at the property. */
  readonly way?: string | undefined;
}

const identityOf = ({ key }: DayLine): string => key;

/**
 * What is to be posted so that the days together say what stands: each difference is a line, of what is not there any more
 * too. Posting it and asking again gives nothing.
 */
export function linesToPost(standing: readonly DayLine[], posted: readonly DayLine[]): DayLine[] {
  const there = Map.groupBy(posted, identityOf);
  const stands = new Set(standing.map(identityOf));
  return [
    ...standing.map((line) => less(line, there.get(line.key) ?? [])),
    ...[...there]
      .filter(([key]) => !stands.has(key))
      .flatMap(([, [first, ...more]]) =>
        first === undefined ? [] : [less({ ...first, amount: 0, base: 0 }, [first, ...more])],
      ),
  ].filter(({ amount, base = 0 }) => amount !== 0 || base !== 0);
}

function less(line: DayLine, posted: readonly DayLine[]): DayLine {
  const amount = line.amount - sumOf(posted);
  return line.base === undefined ? { ...line, amount } : { ...line, amount, base: line.base - baseOf(posted) };
}

const sumOf = (lines: readonly DayLine[]): MinorUnits => lines.reduce((sum, { amount }) => sum + amount, 0);
const baseOf = (lines: readonly DayLine[]): number => lines.reduce((sum, { base = 0 }) => sum + base, 0);

/** The sums of a day's account. */
export interface DayTotals {
  /** What stays cost without tax, by kind. */
  readonly charges: readonly { readonly kind: DayLineKind; readonly amount: MinorUnits }[];
  readonly chargesTotal: MinorUnits;
  readonly taxes: readonly {
    readonly name: string;
    /** In percent; null of a fixed sum. */
    readonly rate: number | null;
    readonly base: number;
    readonly amount: MinorUnits;
  }[];
  readonly taxTotal: MinorUnits;
  readonly ways: readonly { readonly way: string; readonly taken: MinorUnits; readonly returned: MinorUnits }[];
  /** Money that came in, less what went back. */
  readonly moneyTotal: MinorUnits;
  /** Of charges and taxes: what is of a date before, and was changed after that day was closed. */
  readonly later: MinorUnits;
}

const isMoney = ({ kind }: DayLine): boolean => kind === 'payment' || kind === 'refund';

/** The sums of the lines of a day. */
export function dayTotals(day: LocalDate, lines: readonly DayLine[]): DayTotals {
  const taxes = lines.filter(({ kind }) => kind === 'tax');
  const money = lines.filter(isMoney);
  const charges = lines.filter((line) => line.kind !== 'tax' && !isMoney(line));
  const byRate = Map.groupBy(taxes, ({ name, rate }) => JSON.stringify([name, rate]));
  const byWay = Map.groupBy(money, ({ way = '' }) => way);
  const ofKind = (of: readonly DayLine[], kind: DayLineKind): DayLine[] => of.filter((line) => line.kind === kind);
  return {
    charges: dayLineKinds
      .filter((kind) => ofKind(charges, kind).length > 0)
      .map((kind) => ({ kind, amount: sumOf(ofKind(charges, kind)) })),
    chargesTotal: sumOf(charges),
    taxes: [...byRate.values()]
      .flatMap((same) => {
        const [first] = same;
        return first === undefined
          ? []
          : [{ name: first.name ?? '', rate: first.rate ?? null, base: baseOf(same), amount: sumOf(same) }];
      })
      .toSorted((one, other) => (other.rate ?? 0) - (one.rate ?? 0) || (one.name < other.name ? -1 : 1)),
    taxTotal: sumOf(taxes),
    ways: [...byWay]
      .map(([way, same]) => ({
        way,
        taken: sumOf(ofKind(same, 'payment')),
        returned: 0 - sumOf(ofKind(same, 'refund')),
      }))
      .toSorted((one, other) => (one.way < other.way ? -1 : 1)),
    moneyTotal: sumOf(money),
    later: sumOf(lines.filter((line) => !isMoney(line) && line.ofDate !== null && line.ofDate < day)),
  };
}
