import { latinDigits } from '@latchkey/booking-core/text';

/** `+20 %`, `-7.5%`, `−10٪` in per cent; null for any other text, and for a cut of 100 per cent or more. */
export function percentTyped(text: string): number | null {
  const typed = /^([+\-\u2212])\s*(\d{1,3})(?:[.,٫](\d))?\s*[%٪]$/.exec(latinDigits(text).trim());
  if (typed === null) return null;
  const [, sign, whole, part = '0'] = typed;
  const percent = (sign === '+' ? 1 : -1) * Number(`${whole}.${part}`);
  return percent > -100 ? percent : null;
}
