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
 * Whether analytics may see a field at all: never password and hidden ones, nor any whose name or value is like a card or
 * social-security number (specification section 5).
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

/**
 * Whether a text holds 13 to 19 digits, however they are set apart, that begin like a card of the known schemes (with
 * Mastercard's 2-series, 2221 to 2720) or pass the cards' check digit (ISO/IEC 7812).
 */
export function hasCardNumber(text: string): boolean {
  const runs = text.match(/\d(?:[\s.\-\u00A0]?\d){12,18}/g) ?? [];
  return runs.map((run) => run.replace(/\D/g, '')).some((digits) => beginsLikeCard(digits) || passesLuhn(digits));
}

/** Whether a text holds nine digits set as a US social-security number is, with hyphens or spaces, or bare as the whole of it. */
export function hasSocialSecurityNumber(text: string): boolean {
  return /(?<!\d)\d{3}[-\s]\d{2}[-\s]\d{4}(?!\d)/.test(text) || /^\s*\d{9}\s*$/.test(text);
}

function beginsLikeCard(digits: string): boolean {
  const four = Number(digits.slice(0, 4));
  if (/^(4|5[1-5]|6011|65|3[47]|30[0-5]|3[68]|35)/.test(digits)) return [13, 14, 15, 16, 19].includes(digits.length);
  return four >= 2221 && four <= 2720 && digits.length === 16;
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    const counted = place % 2 === 1 ? digit * 2 : digit;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0;
}
