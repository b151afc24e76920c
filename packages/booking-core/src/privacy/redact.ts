import { mayCaptureText } from './capture.ts';

/** A booking id is a secret that stands in addresses; analytics sees `[booking]` in its place. */
export function redactBookingIds(text: string): string {
  return text.replace(/(^|[^A-Za-z0-9_-])\d{1,9}_[A-Za-z0-9_-]{22}(?![A-Za-z0-9_-])/g, '$1[booking]');
}

/** Parameters of our addresses that open something: a quote, a posted form, a look-up, the way to write a review. */
const secretParameters = /([?&](?:quote|form|lookup|of|key|token|code)=)[^&#\s]+/g;

const mailAddress = /[^\s@/?&=<>"']+(?:@|%40)[^\s@/?&=<>"']+\.[a-z]{2,}/gi;

/** A telephone number as people write it, with its country or a leading zero: nine digits or more. */
const telephone = /(^|[^\w-])(?:\+|00?)\d(?:[\s().-]{0,3}\d){7,14}(?!\w)/g;

/**
 * A text as analytics may have it: booking ids, secrets of addresses, mail addresses and telephone numbers are replaced by
 * a word in brackets. A text that holds what is like a card or social-security number is replaced as a whole.
 */
export function redactPersonal(text: string): string {
  if (!mayCaptureText(text)) return '[number]';
  return redactBookingIds(text)
    .replace(secretParameters, '$1[secret]')
    .replace(mailAddress, '[mail]')
    .replace(telephone, '$1[phone]');
}
