import { decimalsOf, type CurrencyCode } from '@latchkey/booking-core/currency';
import { latinDigits } from '@latchkey/booking-core/text';
import { checkTraveller, type TravellerRefusal } from '@latchkey/booking-core/validation';

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
): Partial<Record<PriceField, TravellerRefusal>> {
  const own = checkTraveller(typed).flatMap(({ field, code }) => (field === 'age' ? [] : [[field, code] as const]));
  return {
    ...Object.fromEntries(own),
    ...(typed.foundAt === '' ? { foundAt: 'details_missing' } : {}),
    ...(amountTyped(typed.price, currency) === null ? { price: 'details_missing' } : {}),
  };
}

/** Arabic's decimal mark and its marks of thousands, as the Latin ones. */
const latinMarks = (text: string): string => latinDigits(text).replace(/٫/g, '.').replace(/[٬،]/g, ',');

/** An amount as people write it (`18,480`, `118.50`, `1.118,50`, `١٬١١٨٫٥٠`) in the currency's minor units; null where it is none. */
export function amountTyped(text: string, currency: CurrencyCode): number | null {
  const decimals = decimalsOf(currency);
  const bare = latinMarks(text).replace(/[^\d.,]/g, '');
  const part = /[.,](\d{1,2})$/.exec(bare)?.[1] ?? '';
  const whole = part === '' ? bare : bare.slice(0, -part.length);
  const digits = whole.replace(/[.,]/g, '') + part.padEnd(decimals, '0').slice(0, decimals);
  const amount = Number(digits);
  return digits !== '' && Number.isSafeInteger(amount) && amount > 0 ? amount : null;
}
