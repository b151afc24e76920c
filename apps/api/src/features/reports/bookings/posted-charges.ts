import { chargesOfStay, type DayLine } from '@latchkey/booking-core/counter';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { BilledTax, ReportPeriod } from '@latchkey/booking-core/reports';
import type { Database } from '../../../database/database.types.ts';
import { linesPostedIn } from './posted-charges.queries.ts';

/** What was put on folios by hand, as reports count it: without tax by its days, and the taxes in it. */
export interface PostedCharges {
  readonly charges: readonly { readonly date: LocalDate; readonly net: number }[];
  readonly taxes: readonly BilledTax[];
}

/** What was put on the folios of a hotel for the days of a period, as the account of its days has it. */
export async function postedCharges(db: Database, hotelId: number, period: ReportPeriod): Promise<PostedCharges> {
  const posted = (await linesPostedIn(db, hotelId, period)).map((line) => ({
    lineId: line.line_id,
    kind: line.kind,
    day: line.day,
    amount: line.amount,
    ...(line.tax_name === null || line.tax_percent === null
      ? {}
      : { tax: { name: line.tax_name, percent: line.tax_percent, amount: line.tax_amount } }),
  }));
  const lines = chargesOfStay({ bookingId: '', nights: [], fees: { net: 0, taxes: [] }, posted }, period);
  return {
    charges: lines.flatMap(({ kind, ofDate, amount }) =>
      kind === 'tax' || ofDate === null ? [] : [{ date: ofDate, net: amount }],
    ),
    taxes: lines.flatMap(taxOf),
  };
}

const taxOf = ({ kind, key, name = '', rate = 0, base = 0, amount }: DayLine): readonly BilledTax[] =>
  kind === 'tax' ? [{ taxId: key, name, taxType: 'percentage', rate, base, amount }] : [];
