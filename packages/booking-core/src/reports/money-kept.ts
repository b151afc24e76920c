import type { MinorUnits } from '../currency/currency.types.ts';
import { ifCancelledOf } from '../tax/returned-taxes.ts';
import type { BilledNight, BilledTax } from './report.types.ts';
import type { BilledStay } from './billed-nights.ts';
import { billedNights, spread } from './billed-nights.ts';

/** The fee for a stay that did not take place: without its taxes, and these taxes. */
export interface MoneyKept {
  readonly net: MinorUnits;
  readonly taxes: readonly BilledTax[];
}

/**
 * A sum that was kept of a bill, divided as the bill is: its taxes are those that stay with the price
 * (`ifCancelledOf`), in the same proportion. Net and taxes add up to the sum, and each tax is rounded once, whatever the
 * number of nights.
 */
export function moneyKept(stay: BilledStay, kept: MinorUnits): MoneyKept {
  if (kept === 0) return { net: 0, taxes: [] };
  const nights = billedNights(stay);
  const stays = new Set(
    stay.bill.taxes.filter((line) => ifCancelledOf(line) === 'kept').map(({ taxId, rate }) => `${taxId} ${rate}`),
  );
  const taxes = eachOnce(nights.flatMap((night) => night.taxes)).filter(({ taxId, rate }) =>
    stays.has(`${taxId} ${rate}`),
  );
  const netOf = ({ roomRevenue, otherRevenue }: BilledNight): number => roomRevenue + otherRevenue;
  const whole = nights.reduce((sum, night) => sum + netOf(night), 0);
  const [net = 0, ...amounts] = spread(kept, [whole, ...taxes.map(({ amount }) => amount)]);
  const bill = whole + taxes.reduce((sum, { amount }) => sum + amount, 0);
  return {
    net,
    taxes: taxes.map((tax, at) => ({
      ...tax,
      amount: amounts[at] ?? 0,
      base: bill <= 0 ? 0 : (spread(tax.base, [kept, Math.max(0, bill - kept)])[0] ?? 0),
    })),
  };
}

/** The taxes of several nights, each by its rate once. */
const eachOnce = (taxes: readonly BilledTax[]): readonly BilledTax[] =>
  [...Map.groupBy(taxes, ({ taxId, rate }) => `${taxId} ${rate}`).values()].map((same) =>
    same.reduce((all, { base, amount }) => ({ ...all, base: all.base + base, amount: all.amount + amount })),
  );
