import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import { millionthsOf, wholePercent } from '../arithmetic/percent.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { postedKinds } from '../folio/folio.types.ts';
import type { BilledNight, BilledTax } from '../reports/report.types.ts';
import type { DayLine } from './day-lines.ts';

/** What a stay costs, as the account of the days reads it. */
export interface StayCharges {
  readonly bookingId: string;
  /** Each room-night of the agreed bill; empty for a stay that is cancelled or a no-show. */
  readonly nights: readonly BilledNight[];
  /** Fees of changes, and the cancellation or no-show fee, paid or owed. */
  readonly fees: FeesOfStay;
  readonly posted: readonly PostedCharge[];
}

/** Fees without tax, and the taxes in them. */
export interface FeesOfStay {
  readonly net: MinorUnits;
  readonly taxes: readonly BilledTax[];
}

/** A line that was put on its folio by hand. */
export interface PostedCharge {
  readonly lineId: string;
  readonly kind: (typeof postedKinds)[number] | 'transfer';
  readonly day: LocalDate;
  readonly amount: MinorUnits;
  readonly tax?: { readonly name: string; readonly percent: number; readonly amount: MinorUnits } | undefined;
}

/**
 * What a stay costs from a day on and up to another, both included: without tax by its nights and lines, and each tax by
 * itself. Together they are the charges of its folio for those days.
 */
export function chargesOfStay(
  { bookingId, nights, fees, posted }: StayCharges,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
): DayLine[] {
  const isWithin = (date: LocalDate): boolean => date >= from && date <= to;
  const lines: DayLine[] = [
    ...nights.filter(({ date }) => isWithin(date)).flatMap((night) => nightLines(bookingId, night)),
    { key: `fee:${bookingId}`, bookingId, kind: 'fee', ofDate: null, amount: fees.net },
    ...fees.taxes.map((tax) => taxLine(bookingId, `fee:${bookingId}`, null, tax)),
    ...posted.filter(({ day }) => day <= to).flatMap((line) => postedLines(bookingId, line)),
  ];
  return [...Map.groupBy(lines, ({ key }) => key).values()].flatMap(together);
}

function nightLines(bookingId: string, { date, roomRevenue, otherRevenue, taxes }: BilledNight): DayLine[] {
  const line = (kind: 'room' | 'other', amount: MinorUnits): DayLine => ({
    key: `night:${bookingId}:${date}:${kind}`,
    bookingId,
    kind,
    ofDate: date,
    amount,
  });
  return [
    line('room', roomRevenue),
    line('other', otherRevenue),
    ...taxes.map((tax) => taxLine(bookingId, `night:${bookingId}:${date}`, date, tax)),
  ];
}

const taxLine = (
  bookingId: string,
  of: string,
  ofDate: LocalDate | null,
  { name, taxType, rate, base, amount }: Pick<BilledTax, 'name' | 'taxType' | 'rate' | 'base' | 'amount'>,
): DayLine => ({
  key: `${of}:tax:${name}:${rate}`,
  bookingId,
  kind: 'tax',
  ofDate,
  amount,
  name,
  ...(taxType === 'percentage' ? { rate } : {}),
  base,
});

function postedLines(bookingId: string, { lineId, kind, day, amount, tax }: PostedCharge): DayLine[] {
  const net = amount - (tax?.amount ?? 0);
  return [
    { key: `line:${lineId}`, bookingId, kind, ofDate: day, amount: net },
    ...(tax === undefined
      ? []
      : [
          taxLine(bookingId, `line:${lineId}`, day, {
            name: tax.name,
            taxType: 'percentage',
            rate: tax.percent,
            // A tax by itself has left, or come, with the price that it was on top of.
            base: net === 0 ? halfUpOfProduct(amount, wholePercent, millionthsOf(tax.percent, 'percent')) : net,
            amount: tax.amount,
          }),
        ]),
  ];
}

/** The rooms of a stay on one night are one line. */
function together(same: readonly DayLine[]): DayLine[] {
  const [first, ...others] = same;
  if (first === undefined) return [];
  const line = others.reduce<DayLine>(
    (one, { amount, base }) => ({
      ...one,
      amount: one.amount + amount,
      ...(base === undefined ? {} : { base: (one.base ?? 0) + base }),
    }),
    first,
  );
  return line.amount === 0 && (line.base ?? 0) === 0 ? [] : [line];
}
