import type { CurrencyCode, MinorUnits } from '../currency/currency.types.ts';
import { decimalsOf } from '../currency/currency.ts';

/** Notes and coins in use, the largest first, in the currency's own unit. */
const pieces: Readonly<Partial<Record<CurrencyCode, readonly number[]>>> = {
  INR: [500, 200, 100, 50, 20, 10, 5, 2, 1],
  NPR: [1000, 500, 100, 50, 20, 10, 5, 2, 1],
  EUR: [200, 100, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01],
  AED: [1000, 500, 200, 100, 50, 20, 10, 5, 1, 0.5, 0.25],
  GBP: [50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01],
  USD: [100, 50, 20, 10, 5, 1, 0.25, 0.1, 0.05, 0.01],
};

/** The notes and coins by which a drawer is counted, in minor units; none of a currency that is counted as one sum. */
export const cashPiecesOf = (currency: CurrencyCode): readonly MinorUnits[] =>
  (pieces[currency] ?? []).map((piece) => Math.round(piece * 10 ** decimalsOf(currency)));
