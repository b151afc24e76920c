import { isBillable, type CurrencyCode } from '@latchkey/booking-core/currency';
import { amountTyped } from '@latchkey/booking-core/money';
import type { Field } from './act-input.types.ts';

/** A sum as it was typed, in minor units of the form's currency; null where it is none. */
export function sumIn(field: Field, name: string): number | null {
  const currency = field('currency');
  return isBillable(currency) ? amountTyped(field(name), currency as CurrencyCode) : null;
}
