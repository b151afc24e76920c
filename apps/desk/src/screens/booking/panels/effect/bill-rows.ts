import type { Bill } from '@latchkey/booking-core/pricing';

/** What a row of a bill is about; `name` is its own, of a room, a tax, an extra or a fee. */
export type RowKind = 'room' | 'offers' | 'tax' | 'extra' | 'fee' | 'named-fee' | 'agreed';

/** A line of a bill beside the same line of another; null where one of them has none. In minor units. */
export interface BillRow {
  readonly key: string;
  readonly kind: RowKind;
  readonly name: string;
  readonly now: number | null;
  readonly after: number | null;
}

interface Line {
  readonly key: string;
  readonly kind: RowKind;
  readonly name: string;
  readonly amount: number;
}

/** A bill with the total that holds: another than its own was agreed. */
export interface TotalledBill {
  readonly bill: Bill;
  readonly total: number;
}

type NameOf = (roomTypeId: string, ratePlanId: string) => string;

/** Two bills line by line: what is in both stands beside each other, what goes comes last. */
export function besideEachOther(now: TotalledBill, after: TotalledBill, nameOf: NameOf): readonly BillRow[] {
  const [before, then] = [linesOf(now, nameOf), linesOf(after, nameOf)];
  const was = new Map(before.map((line) => [line.key, line.amount]));
  const stays = new Set(then.map(({ key }) => key));
  return [
    ...then.map(({ amount, ...line }) => ({ ...line, now: was.get(line.key) ?? null, after: amount })),
    ...before
      .filter(({ key }) => !stays.has(key))
      .map(({ amount, ...line }) => ({ ...line, now: amount, after: null })),
  ];
}

function linesOf({ bill, total }: TotalledBill, nameOf: NameOf): readonly Line[] {
  const rooms = Map.groupBy(bill.rooms, ({ roomTypeId, ratePlanId }) => `${roomTypeId} ${ratePlanId}`);
  const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
  const offers = -(sum(bill.discounts.map(({ amount }) => amount)) + bill.additionalDiscount);
  const own = (key: string, kind: RowKind, amount: number): Line[] =>
    amount === 0 ? [] : [{ key, kind, name: '', amount }];
  return [
    ...[...rooms].map(([key, same]) => ({
      key: `room ${key}`,
      kind: 'room' as const,
      name: nameOf(same[0]?.roomTypeId ?? '', same[0]?.ratePlanId ?? ''),
      amount: sum(same.map(({ amount }) => amount)),
    })),
    ...own('offers', 'offers', offers),
    ...bill.taxes
      .filter(({ inclusive }) => !inclusive)
      .map(({ taxId, name, amount }) => ({ key: `tax ${taxId}`, kind: 'tax' as const, name, amount })),
    ...bill.addons.map(({ addonId, name, amount }) => ({
      key: `extra ${addonId}`,
      kind: 'extra' as const,
      name,
      amount,
    })),
    ...(bill.fees ?? []).map(({ feeId, per, name, amount }) => ({
      key: `fee ${feeId} ${per}`,
      kind: 'named-fee' as const,
      name,
      amount,
    })),
    ...own('fee', 'fee', bill.convenienceFee),
    ...own('agreed', 'agreed', total - bill.total),
  ];
}
