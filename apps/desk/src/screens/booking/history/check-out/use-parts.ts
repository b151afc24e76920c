import { useBooking } from '../../booking-on-page.tsx';
import { companiesOf } from './companies-of.ts';
import { useEarly } from './use-early.ts';

/** What another payer than whoever booked pays of a departure's sum. */
export interface PayerPart {
  readonly payerId: string;
  readonly name: string;
  readonly toPay: number;
}

/** A departure's sum by who pays it: minor units. */
export interface PartsOfDeparture {
  /** What the guest pays at the counter. */
  readonly due: number;
  readonly others: readonly PayerPart[];
  /** The company on whose account the others' parts go; absent where one of them has no account. */
  readonly account?: string | undefined;
}

/** Who pays what of a sum at check-out. The guest is asked for all of it where another payer has no account. */
export function useParts(toPay: number): PartsOfDeparture {
  const { folio } = useBooking().model;
  const early = useEarly()?.chosen;
  const [, ...payers] = folio?.payers ?? [];
  const others = payers.flatMap(({ payerId, name, balance }) => {
    const part = early === undefined ? balance : early.others.find((one) => one.payerId === payerId);
    return part === undefined || part.toPay === 0 ? [] : [{ payerId, name, toPay: part.toPay }];
  });
  const accounts = new Set(companiesOf(folio).map(({ payerId }) => payerId));
  if (!others.every(({ payerId }) => accounts.has(payerId))) return { due: toPay, others };
  const onAccount = others.reduce((sum, one) => sum + one.toPay, 0);
  return { due: Math.max(0, toPay - onAccount), others, account: others[0]?.payerId };
}
