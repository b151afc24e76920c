import type { MinorUnits } from '../currency/currency.types.ts';
import { requireCount } from '../defect/require.ts';
import type { GuestCounts } from '../guests/guest-counts.types.ts';
import type { Fee, FeeLine } from './pricing.types.ts';
import type { FeeUnit } from './price-units.ts';

interface RoomOfStay {
  readonly guests: Pick<GuestCounts, 'adults' | 'childAges'>;
  readonly nights: readonly { readonly date: string }[];
}

/** How many guests of a room pay a fee that each guest pays. */
export const guestsOfFee = ({ adults, childAges }: Pick<GuestCounts, 'adults' | 'childAges'>): number =>
  adults + childAges.length;

/** How many there are of what fees are charged for. */
function feeUnitsOf(rooms: readonly RoomOfStay[]): Readonly<Record<FeeUnit, number>> {
  const sum = (of: (room: RoomOfStay) => number): number => rooms.reduce((all, room) => all + of(room), 0);
  return {
    booking: 1,
    night: new Set(rooms.flatMap(({ nights }) => nights.map(({ date }) => date))).size,
    room: rooms.length,
    'room-night': sum(({ nights }) => nights.length),
    guest: sum(({ guests }) => guestsOfFee(guests)),
    'guest-night': sum(({ guests, nights }) => guestsOfFee(guests) * nights.length),
  };
}

/** A fee for so many. */
export interface FeeCharge {
  readonly fee: Fee;
  readonly quantity: number;
}

/** The lines of charged fees: one for each fee, in the order in which they come; a fee of 0 has no line. */
export function feeLines(charges: readonly FeeCharge[]): FeeLine[] {
  const lines = new Map<string, FeeLine>();
  for (const { fee, quantity } of charges) {
    const { feeId, name, per } = fee;
    const key = `${per} ${feeId}`;
    const before = lines.get(key);
    const amount = requireCount(fee.amount, 'fees.amount') * quantity + (before?.amount ?? 0);
    lines.set(key, { feeId, name, per, quantity: quantity + (before?.quantity ?? 0), amount });
  }
  return [...lines.values()].filter(({ amount }) => amount > 0);
}

/** The fees of a stay that is priced at once. */
export function feesOf(fees: readonly Fee[] = [], rooms: readonly RoomOfStay[]): FeeLine[] {
  if (fees.length === 0) return [];
  const units = feeUnitsOf(rooms);
  return feeLines(fees.map((fee) => ({ fee, quantity: units[fee.per] })));
}

export const feesTotal = (lines: readonly { readonly amount: MinorUnits }[]): MinorUnits =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** The part of a bill that has its fees: empty where there are none. */
export const feesOnBill = (fees: readonly FeeLine[]): { readonly fees?: readonly FeeLine[] } =>
  fees.length === 0 ? {} : { fees };
