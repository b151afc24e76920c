import { isBillable, type CurrencyCode, type MinorUnits } from '@latchkey/booking-core/currency';
import { amountTyped, money, multiply, percentageOf, subtract } from '@latchkey/booking-core/money';
import { latinDigits } from '@latchkey/booking-core/text';
import type { TypedFigures } from './marketing.model.ts';

/** What agencies take of a month's nights, in minor units of `currency`. */
export interface Commission {
  readonly kind: 'commission';
  readonly currency: CurrencyCode;
  readonly percent: number;
  readonly sold: MinorUnits;
  readonly lost: MinorUnits;
  readonly kept: MinorUnits;
  readonly lostInAYear: MinorUnits;
}

/** Figures of which nothing can be worked out, and which of them. */
export interface NoCommission {
  readonly kind: 'refused';
  readonly wrong: readonly (keyof TypedFigures)[];
}

const mostNights = 100_000;
const mostOfPrice = 1_000_000_000;

/** The commission on a month's nights at a price: nights and price above 0, a percentage up to 100, to four decimals. */
export function commissionOf({ nights, price, currency, percent }: TypedFigures): Commission | NoCommission {
  const known = isBillable(currency) ? currency : null;
  const each = known === null ? null : amountTyped(price, known, 'cut');
  const count = wholeTyped(nights);
  const share = percentTyped(percent);
  const isPriced = each !== null && each <= mostOfPrice;
  if (known === null || !isPriced || count === null || share === null) {
    const wrong = [
      ...(count === null ? (['nights'] as const) : []),
      ...(isPriced || known === null ? [] : (['price'] as const)),
      ...(known === null ? (['currency'] as const) : []),
      ...(share === null ? (['percent'] as const) : []),
    ];
    return { kind: 'refused', wrong };
  }
  const sold = multiply(money(each, known), count);
  const lost = percentageOf(sold, share);
  return {
    kind: 'commission',
    currency: known,
    percent: share,
    sold: sold.amount,
    lost: lost.amount,
    kept: subtract(sold, lost).amount,
    lostInAYear: multiply(lost, 12).amount,
  };
}

function wholeTyped(text: string): number | null {
  const count = Number(/^\d{1,6}$/.exec(latinDigits(text.trim()))?.[0] ?? 0);
  return count > 0 && count <= mostNights ? count : null;
}

function percentTyped(text: string): number | null {
  const [typed] = /^\d{1,3}(?:\.\d{1,4})?$/.exec(latinDigits(text.trim()).replace(/[,٫]/, '.')) ?? [];
  const percent = Number(typed ?? Number.NaN);
  return percent >= 0 && percent <= 100 ? percent : null;
}
