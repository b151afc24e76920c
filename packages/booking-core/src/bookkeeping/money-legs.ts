import type { MinorUnits } from '../currency/currency.types.ts';
import { guestsAccount, moneyAccount } from './account-key.ts';
import type { Advances, MovedAdvance } from './advances.ts';
import type { CarriedLine, Leg } from './bookkeeping.types.ts';

/**
 * A payment settles the balance, and is an advance beyond it; a refund is of the advance first.
 * `paid`: by how much less is owed.
 */
export function moneyLegs(
  { amount, way = '' }: CarriedLine,
  owed: MinorUnits,
  advances: Advances,
): { readonly legs: readonly Leg[]; readonly paid: MinorUnits } {
  const head = moneyAccount(way);
  const whole = Math.abs(amount);
  const side = amount > 0 ? 'debit' : 'credit';
  const taken = amount > 0 ? [] : advances.use(whole);
  const paid = amount > 0 ? Math.min(whole, Math.max(0, owed)) : whole - sumOf(taken);
  const ofAdvances = amount > 0 && whole > paid ? advances.add(whole - paid) : taken;
  const legs = [
    ...(paid > 0 ? [{ head, other: guestsAccount, side, amount: paid, taxes: [], taxedSide: 'other' } as const] : []),
    ...ofAdvances.map((one): Leg => ({
      head,
      other: one.account,
      side,
      amount: one.amount,
      taxes: one.taxes,
      taxedSide: 'other',
    })),
  ];
  return { legs, paid: amount > 0 ? paid : -paid };
}

const sumOf = (moved: readonly MovedAdvance[]): MinorUnits => moved.reduce((sum, { amount }) => sum + amount, 0);
