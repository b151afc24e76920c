import { latinDigits } from '@latchkey/booking-core/text';

/** A rate as it is typed, in percent from 0 to 100: `5`, `12,5`, `١٢٫٥ %`; null for any other text. */
export function rateTyped(text: string): number | null {
  const typed = /^(\d{1,3})(?:[.,٫،](\d{1,4}))?\s*[%٪]?$/.exec(latinDigits(text).trim());
  if (typed === null) return null;
  const [, whole, part = '0'] = typed;
  const percent = Number(`${whole}.${part}`);
  return percent <= 100 ? percent : null;
}
