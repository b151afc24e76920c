import type { CurrencyCode } from '@latchkey/booking-core/currency';
import { amountTyped } from '@latchkey/booking-core/money';
import { contactFields, travellerFaults, type ContactRefusal } from '@latchkey/booking-core/validation';

/** A better price as a guest types it. */
export interface TypedPrice {
  readonly fullName: string;
  readonly email: string;
  readonly contactNumber: string;
  readonly foundAt: string;
  readonly price: string;
}

export type PriceField = keyof TypedPrice;

/** What is wrong with it, field by field; a field that is not filled in is `details_missing`, "Please enter all the details". */
export function refusalsOfPrice(
  typed: TypedPrice,
  currency: CurrencyCode,
): Partial<Record<PriceField, ContactRefusal>> {
  const own = travellerFaults(contactFields, typed).map(({ field, code }) => [field, code] as const);
  return {
    ...Object.fromEntries(own),
    ...(typed.foundAt === '' ? { foundAt: 'details_missing' } : {}),
    ...(amountTyped(typed.price, currency, 'cut') === null ? { price: 'details_missing' } : {}),
  };
}
