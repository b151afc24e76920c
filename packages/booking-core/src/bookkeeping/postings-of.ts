import { isAdvances, taxAccount } from './account-key.ts';
import type { AccountKey, DraftEntry, Leg, Posting, TaxInSum } from './bookkeeping.types.ts';

/** The sides of an entry: guests and money once on each side, then each other account and tax. Debits are credits. */
export function postingsOf({ legs }: Pick<DraftEntry, 'legs'>): readonly Posting[] {
  const all = legs.flatMap((leg) => [...sideOf(leg, 'head'), ...sideOf(leg, 'other')]);
  const bySide = Map.groupBy(all, ({ account, debit, taxes, rate }) =>
    JSON.stringify([account, debit > 0, taxes.map(({ name, rate: own }) => [name, own]), rate]),
  );
  return [...bySide.values()].map((same) =>
    same.reduce((sum, one) => ({
      ...sum,
      debit: sum.debit + one.debit,
      credit: sum.credit + one.credit,
      taxes: sum.taxes.map((tax, at) => ({ ...tax, amount: tax.amount + (one.taxes[at]?.amount ?? 0) })),
    })),
  );
}

function sideOf(leg: Leg, which: 'head' | 'other'): readonly Posting[] {
  const account = which === 'head' ? leg.head : leg.other;
  const isDebit = (leg.side === 'debit') === (which === 'head');
  const taxes = leg.taxedSide === which ? leg.taxes : [];
  const net = leg.amount - taxes.reduce((sum, { amount }) => sum + amount, 0);
  return [
    posted(account, net, isDebit, taxes, null),
    ...taxes.map((tax) => posted(taxAccount(tax, isAdvances(account)), tax.amount, isDebit, [], tax.rate)),
  ].filter(({ debit, credit }) => debit !== 0 || credit !== 0);
}

const posted = (
  account: AccountKey,
  amount: number,
  isDebit: boolean,
  taxes: readonly TaxInSum[],
  rate: number | null,
): Posting => ({ account, debit: isDebit ? amount : 0, credit: isDebit ? 0 : amount, taxes, rate });
