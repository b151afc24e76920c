import type { RateGrid } from '@latchkey/api-contract/types';
import { amountTyped } from '@latchkey/booking-core/money';
import { latinDigits } from '@latchkey/booking-core/text';
import { percentTyped } from '../figures/percent-typed.ts';

/** What a form does to prices: a sum in place of the usual party’s, or a change of each price as it stands. */
export type PriceChange =
  | { readonly kind: 'sum'; readonly price: number }
  | { readonly kind: 'change'; readonly of: (price: number) => number };

/** `5,200`, `+300`, `-7.5 %`, rounded to `round` where that is said; null where they are none. Minor units. */
export function priceChange(
  text: string,
  round: string,
  { currency, terms }: Pick<RateGrid, 'currency' | 'terms'>,
): PriceChange | null {
  const to = round === '' ? terms.roundPricesTo : amountTyped(round, currency);
  if (to === null || round.includes('%')) return null;
  const rounded = (price: number): number => Math.round(price / to) * to;
  const percent = percentTyped(text);
  if (percent !== null) return { kind: 'change', of: (price) => rounded((price * (100 + percent)) / 100) };
  const [, sign, sum = text] = /^([+\-\u2212])(.*)$/.exec(latinDigits(text).trim()) ?? [];
  const amount = amountTyped(sum, currency);
  if (amount === null || /[%٪]/.test(text)) return null;
  if (sign === undefined) return { kind: 'sum', price: round === '' ? amount : rounded(amount) };
  const by = sign === '+' ? amount : -amount;
  return { kind: 'change', of: (price) => rounded(price + by) };
}
