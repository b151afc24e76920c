import { latinDigits } from '../text/latin-digits.ts';
import { plainApostrophes, plainCode, plainDashes, unquoted, withoutUnseen } from '../text/pasted.ts';

/** What stands before a point that letters follow, where it is a title that is often written so, or an initial. */
const titleOrInitial = /^(?:.|dr|md|mohd|mrs?|ms|prof|s[hm]?ri|smt|st)$/iu;

/**
 * A name as it was meant, however it was copied: without invisible characters and quotes around it, in the forms of a
 * keyboard, with one kind of dash, and ’ for what stands for an apostrophe.
 */
export function plainName(typed: string): string {
  const plain = plainDashes(withoutUnseen(plainApostrophes(typed)).normalize('NFKC'));
  return unquoted(plain)
    .replace(/[\s,;،]+$/u, '')
    .replace(/\p{Zs}+/gu, ' ');
}

/**
 * Letters of any script with their marks, spaces, apostrophes, hyphens, points, middle points (Catalan Gal·la) and a
 * comma before what follows a name (“, Jr.”); an apostrophe may come first (Dutch ’t Hooft). At most 120 characters on
 * one line, and no name of a host: "K.R.Rao" and "Dr.Rao" are names, "rao.example" is none. Asked of `plainName`.
 */
export function checkName(name: string): 'details_missing' | 'name_invalid' | null {
  const text = plainName(name);
  if (text === '') return 'details_missing';
  const isLetters =
    text.length <= 120 && /^['’‘]?\p{L}(?:[\p{L}\p{M}\p{Zs}'’‘.·\-\u200C\u200D]|[,،](?=\p{Zs}?\p{L}))*$/u.test(text);
  const beforePoints = text.matchAll(/([\p{L}\p{M}]+)\.(?=[^\s.])/gu);
  return isLetters && [...beforePoints].every(([, label = '']) => titleOrInitial.test(label)) ? null : 'name_invalid';
}

/** The part before the @: ASCII, since many mail servers take nothing else, with every sign that may stand there (RFC 5321). */
const localPart = /^(?!\.)(?!.*\.\.)[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]*[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]$/;

/** One part of a domain: letters and digits of any script (RFC 5890), hyphens inside. */
const domainLabel = /^[\p{L}\p{N}](?:(?:[\p{L}\p{M}\p{N}-]|\u200C|\u200D)*[\p{L}\p{M}\p{N}])?$/u;

/** The last part of a domain: letters, or the ASCII form of letters of another script (`xn--p1ai` is рф). */
const topLevelDomain = /^(?:[\p{L}\p{M}]{2,}|xn--[a-z0-9]+(?:-[a-z0-9]+)*)$/iu;

/**
 * An address as it was meant, however it was copied: out of `mailto:` and "Asha Rao <asha@example.com>", without
 * invisible signs, quotes, and what ends a sentence, in the forms of a keyboard.
 */
export function plainEmail(typed: string): string {
  const named = /<([^<>]*@[^<>]*)>/u.exec(typed)?.[1] ?? typed;
  const address = plainCode(named)
    .replace(/^mailto:/iu, '')
    .replace(/^([^?]*@[^?]*)\?.*$/u, '$1');
  return plainCode(address).replaceAll('’', "'").replace(/。/gu, '.');
}

/**
 * One address, as mail servers take it: at most 254 characters, an ASCII part before the @, and a domain with a point,
 * in any script or in its ASCII form. Asked of `plainEmail`.
 */
export function checkEmail(email: string): 'email_missing' | 'email_invalid' | null {
  const text = plainEmail(email);
  if (text === '') return 'email_missing';
  const at = text.lastIndexOf('@');
  const labels = text.slice(at + 1).split('.');
  const isDomain =
    labels.length > 1 &&
    labels.every((label) => label.length <= 63 && domainLabel.test(label)) &&
    topLevelDomain.test(labels.at(-1) ?? '');
  return text.length <= 254 && at > 0 && localPart.test(text.slice(0, at)) && isDomain ? null : 'email_invalid';
}

/** What follows a number that is dialled through: "ext. 12", "x12", ";ext=12", "#12", ",,12". */
const extension = /^(.*\d.*?)(?:[\s,;]*(?:ext(?:ension|n)?|x|int|durchwahl|доб)[.:=\s]*|\s*[#,;]+\s*)\d{1,7}\s*$/iu;

/**
 * A telephone number as it is dialled: ASCII digits, a plus before them where it was typed. Digits of every script are
 * read; `tel:` before it, an extension behind it, spaces, points, dashes, slashes and brackets between its digits and
 * signs that show nothing are left out. What else was typed stays.
 */
export function dialledNumber(typed: string): string {
  const plain = latinDigits(withoutUnseen(typed).replace(/[^＋]+/gu, (part) => part.normalize('NFKC')));
  const bare = unquoted(plain)
    .replace(/^(?:tel|callto|sms|phone)\s*:\s*(?:\/\/)?/iu, '')
    .replace(/;(?!ext=)[a-z-]+=.*$/iu, '');
  const own = extension.exec(bare)?.[1];
  const number = own !== undefined && own.replace(/\D/g, '').length >= 7 ? own : bare;
  return plainDashes(number)
    .replace(/[\s()[\].\-/·•’'\u200C\u200D]/gu, '')
    .replace(/^＋/, '+');
}

/**
 * A dialled number with the plus that a browser or a program has left out: digits that are no mobile number where they
 * were typed, but one of the world with a plus before them. "49 171 1234567" could be dialled in Leer, and nobody there
 * leaves out the zero. `isMobile` asks the tables of numbers, in the country of the field where no plus stands.
 */
export const plusLeftOut = (dialled: string, isMobile: (number: string) => boolean): string =>
  /^[1-9]\d{6,}$/.test(dialled) && !isMobile(dialled) && isMobile(`+${dialled}`) ? `+${dialled}` : dialled;

/**
 * The shape of a telephone number: 7 to 15 digits (ITU-T E.164) of any script, a plus before them, and between them
 * what `dialledNumber` leaves out. The API checks with libphonenumber whether the number can exist in its country: the
 * tables of that library are larger than this whole package.
 */
export function checkPhone(number: string): 'details_missing' | 'phone_invalid' | null {
  if (number.trim() === '') return 'details_missing';
  return /^\+?\d{7,15}$/.test(dialledNumber(number)) ? null : 'phone_invalid';
}

/** An age in plain digits, however it was copied. */
export const plainAge = (typed: string): string => plainCode(latinDigits(typed));

/** Age is optional, and spaces are none; a whole number of years from 0 to 120, in the digits of any script. */
export function checkAge(age: string): 'age_invalid' | null {
  const typed = plainAge(age);
  return typed === '' || (/^\d{1,3}$/.test(typed) && Number(typed) <= 120) ? null : 'age_invalid';
}

/** An itinerary covers 1 to 3 days. */
export function isItineraryLength(days: number): boolean {
  return Number.isInteger(days) && days >= 1 && days <= 3;
}
