import type { MinorUnits } from '../currency/currency.types.ts';
import type { InvoiceTax } from '../invoice/invoice.types.ts';
import { advancesAccount } from './account-key.ts';
import type { AccountKey, TaxInSum } from './bookkeeping.types.ts';
import { moreTaxes } from './rate-shares.ts';
import type { EnteredAdvance } from './stay-account.ts';

/** A part of the advances of a stay that moves. */
export interface MovedAdvance {
  readonly account: AccountKey;
  readonly amount: MinorUnits;
  readonly taxes: readonly TaxInSum[];
}

/** The advances of one stay, each with the taxes that were due as it was received: the first of them is used first. */
export class Advances {
  readonly #kept: { readonly taxes: readonly InvoiceTax[]; gross: MinorUnits }[];
  readonly #taxesNow: readonly InvoiceTax[];

  /**
   * `standing` is what guests have paid in advance. What no entry has of it was there before the books began; a unit that
   * was tax alone is in no entry of an advance, so entries may have more of it, too.
   */
  constructor(entered: readonly EnteredAdvance[], taxesNow: readonly InvoiceTax[], standing: MinorUnits) {
    this.#taxesNow = taxesNow;
    this.#kept = entered.filter(({ gross }) => gross > 0).map((one) => ({ ...one }));
    const before = standing - this.#kept.reduce((sum, { gross }) => sum + gross, 0);
    if (before > 0) this.add(before);
    else this.use(-before);
  }

  add(amount: MinorUnits): readonly MovedAdvance[] {
    const taxes = this.#taxesNow;
    const account = advancesAccount(taxes);
    const last = this.#kept.at(-1);
    const kept = last !== undefined && isSame(last.taxes, taxes) ? last : { taxes, gross: 0 };
    if (kept !== last) this.#kept.push(kept);
    kept.gross += amount;
    return [{ account, amount, taxes: moreTaxes(taxes, kept.gross - amount, kept.gross) }];
  }

  /** Takes up to a sum of them; fewer where there are fewer. */
  use(most: MinorUnits): readonly MovedAdvance[] {
    let left = most;
    return this.#kept.flatMap((one) => {
      const { taxes, gross } = one;
      const amount = Math.min(left, gross);
      if (amount <= 0) return [];
      one.gross -= amount;
      left -= amount;
      return [{ account: advancesAccount(taxes), amount, taxes: moreTaxes(taxes, one.gross, gross) }];
    });
  }
}

const isSame = (some: readonly InvoiceTax[], others: readonly InvoiceTax[]): boolean =>
  some.length === others.length &&
  some.every(({ name, rate }, at) => name === others[at]?.name && rate === others[at].rate);
