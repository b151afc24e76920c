import type { CurrencyCode } from '@latchkey/booking-core/currency';
import { locales } from '@latchkey/booking-core/language';
import { currencySign } from '@latchkey/format/money';

/** How a currency is written beside a sum, in any of our languages: its code and its signs, as typed prices are compared. */
export const signsOf = (currency: CurrencyCode): readonly string[] =>
  [currency, ...locales.map((one) => currencySign(currency, one))].map((sign) =>
    sign
      .normalize('NFKC')
      .replace(/[.,\s]/g, '')
      .toUpperCase(),
  );
