import { latinDigits } from '../text/latin-digits.ts';
import { hasCardNumber } from './card-number.ts';

/** A form field as analytics would see it. */
export interface CapturedField {
  readonly type: string;
  readonly name: string;
  readonly value: string;
}

/** Names that fields for cards, secrets and national numbers go by. */
const sensitiveName =
  /pass(word|wd|code|phrase)|card.?(no|num|number)|cc.?(num|number|csc|exp)|cvv|cvc|csc|security.?code|ssn|social.?sec|routing|account.?num|iban|aadhaar|otp/i;

/**
 * Whether analytics may see a field at all: never a password or hidden one, or one whose name or value is like a card
 * or social-security number.
 */
export function mayCapture(field: CapturedField): boolean {
  const type = field.type.toLowerCase();
  if (type === 'password' || type === 'hidden') return false;
  return !sensitiveName.test(field.name) && mayCaptureText(field.value);
}

/** Whether a text is free of what is like a card or social-security number. */
export function mayCaptureText(text: string): boolean {
  return !hasCardNumber(text) && !hasSocialSecurityNumber(text);
}

/** Whether a text holds nine digits set as a US social-security number is, with hyphens or spaces, or bare as the whole of it. */
export function hasSocialSecurityNumber(text: string): boolean {
  const plain = latinDigits(text);
  return /(?:^|\D)\d{3}[-\s]\d{2}[-\s]\d{4}(?!\d)/.test(plain) || /^\s*\d{9}\s*$/.test(plain);
}
