import { amountsIn } from './halves.ts';
import type { OnSale, Quoted } from './on-sale.ts';

/** A sum as the engine counts it. */
export interface Sum {
  /** In the smallest unit that the currency is billed in. */
  readonly minor: number;
  readonly currency: string;
}

/** What a page that sells a quote has to say: the stay's total, and what each way of paying it costs now. */
export function sumsOf({ quote }: Quoted): Sum[] {
  const { total, currency, dueNow } = billIn(quote);
  const due = Object.values(dueNow).filter((minor) => minor > 0);
  return [...new Set([total, ...due])].map((minor) => ({ minor, currency }));
}

/** What price checkers have to read on the page of a quote as its one total. */
export function totalOf({ quote }: Quoted): Sum {
  const { total, currency } = billIn(quote);
  return { minor: total, currency };
}

/** What a page that asks for the payment of a booking has to say. */
export function dueOf({ quote }: Quoted): Sum[] {
  const { currency, dueNow } = billIn(quote);
  return dueNow['full'] === undefined ? [] : [{ minor: dueNow['full'], currency }];
}

/** What a page of a hotel's rooms has to say: a price of each room that is on sale, at each of its plans. */
export const pricesOf = ({ currency, rooms }: OnSale): Sum[] =>
  rooms.flatMap(({ totals }) => totals.map((minor) => ({ minor, currency })));

const billIn = (quote: Quoted['quote']): Bill => quote['bill'] as Bill;

interface Bill {
  readonly total: number;
  readonly currency: string;
  readonly dueNow: Readonly<Record<string, number>>;
}

/** The sums that a page does not show, in words; none where it shows all of them. */
export function sumsMissing(html: string, sums: readonly Sum[]): string[] {
  const shown = [...amountsIn(html)];
  return sums
    .filter((sum) => !shown.some((amount) => isOf(amount, sum)))
    .map(({ minor, currency }) => `${currency} ${minor}`);
}

/** Totals of a page, as price checkers find them (`MachinePrice`), that are another sum. */
export const otherTotals = (html: string, total: Sum): string[] =>
  Array.from(html.matchAll(/<data itemprop="price"[^>]*>([\s\S]*?)<\/data>/gi), ([, shown = '']) => [
    ...amountsIn(shown),
  ])
    .flat()
    .filter((amount) => !isOf(amount, total));

/** Whether an amount of a page is a sum. Pages show every decimal of a currency, in the digits of any language. */
function isOf(amount: string, { minor, currency }: Sum): boolean {
  const sign = amount.replaceAll(/[\p{Nd}.,٬٫\s]/gu, '');
  return digitsOf(amount) === String(minor) && signsOf(currency).some((one) => one.endsWith(sign));
}

/** Digits of Arabic, Persian and Hindi as those of English. */
const digitsOf = (amount: string): string =>
  [...amount.matchAll(/\p{Nd}/gu)].map(([digit]) => String((digit.codePointAt(0) ?? 0) - zeroOf(digit))).join('');

const zeros = [0x30, 0x660, 0x6f0, 0x966];
const zeroOf = (digit: string): number => zeros.findLast((zero) => zero <= (digit.codePointAt(0) ?? 0)) ?? 0x30;

/** What stands for a currency beside an amount. */
const signsOf = (currency: string): string[] => [
  currency,
  ...(['symbol', 'narrowSymbol'] as const).map(
    (currencyDisplay) =>
      new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? currency,
  ),
];
