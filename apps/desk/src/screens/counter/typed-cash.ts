import { cashPiecesOf } from '@latchkey/booking-core/counter';
import type { CurrencyCode } from '@latchkey/booking-core/currency';
import { amountTyped } from '@latchkey/booking-core/money';
import { latinDigits } from '@latchkey/booking-core/text';

/** A sum as somebody types it, nothing included; null where it is none. Minor units. */
export const cashTyped = (text: string, currency: CurrencyCode): number | null =>
  /^0+([.,]0+)?$/.test(latinDigits(text).trim()) ? 0 : amountTyped(text, currency);

/** The name of the field for the notes or coins of a worth. */
export const pieceField = (worth: number): string => `n${worth}`;

/** A number of notes or coins as somebody types it; 0 of an empty field, null where it is none. */
export function piecesTyped(text: string): number | null {
  const digits = latinDigits(text).trim();
  if (digits === '') return 0;
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null;
}

/** The notes and coins as they were typed, by the name of their field; none where the currency has none. */
export const piecesIn = (field: (name: string) => string, currency: CurrencyCode): Readonly<Record<string, string>> =>
  Object.fromEntries(cashPiecesOf(currency).map((worth) => [pieceField(worth), field(pieceField(worth))]));

/** What was counted: by notes and coins, or as one sum where the currency has none; null where it cannot be read. */
export function countTyped(field: (name: string) => string, currency: CurrencyCode): number | null {
  // The count that was seen with its difference, as the page has it.
  const minor = field('minor');
  if (/^\d{1,15}$/.test(minor)) return Number(minor);
  const pieces = cashPiecesOf(currency);
  if (pieces.length === 0 || field('counted') !== '') return cashTyped(field('counted'), currency);
  return pieces.reduce<number | null>((sum, worth) => {
    const pieceCount = piecesTyped(field(pieceField(worth)));
    return sum === null || pieceCount === null ? null : sum + pieceCount * worth;
  }, 0);
}
