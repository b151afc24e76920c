import { latinDigits } from '../text/latin-digits.ts';

/** Digits as people set them: groups with up to three spaces, points, hyphens, dashes, slashes or the like between them. */
const run = /\d+(?:[\s._/·\-\u2010-\u2015\p{Cf}]{1,3}\d+)*/gu;

/** How the numbers of a scheme begin and how many digits they have (ISO/IEC 7812 and the schemes' published ranges). */
const schemes: readonly { readonly begins: RegExp; readonly lengths: readonly number[] }[] = [
  { begins: /^4/, lengths: [13, 16, 19] },
  { begins: /^5[1-5]|^222[1-9]|^22[3-9]|^2[3-6]|^27[01]|^2720/, lengths: [16] },
  { begins: /^3[47]/, lengths: [15] },
  { begins: /^6011|^64[4-9]|^65/, lengths: [16, 19] },
  { begins: /^30[0-5]|^3[689]/, lengths: [14, 16, 19] },
  { begins: /^35(?:2[89]|[3-8])/, lengths: [16, 19] },
  { begins: /^62/, lengths: [16, 17, 18, 19] },
];

/** How cards are embossed: by fours, or as American Express (4-6-5) and Diners (4-6-4) do. */
const embossed = /^(?:4,4,4,4(?:,3)?|4,6,[45])$/;

/**
 * Whether a text contains a probable card number: 13 to 19 digits in any script and with any separators that either
 * match a known scheme's first digits and length or pass the Luhn check (ISO/IEC 7812). Inside a longer run of digits
 * (an expiry date or security code beside the number) a part must match a scheme, and also be grouped like a card or
 * pass the Luhn check.
 */
export function hasCardNumber(text: string): boolean {
  return (latinDigits(text).match(run) ?? []).some((digits) => {
    const groups = digits.split(/\D+/);
    const whole = groups.join('');
    if (whole.length < 13) return false;
    return (
      (whole.length <= 19 && (beginsLikeCard(whole) || passesLuhn(whole))) ||
      hasCardAmongGroups(groups) ||
      groups.some(hasCardInside)
    );
  });
}

function hasCardAmongGroups(groups: readonly string[]): boolean {
  return groups.some((_, first) =>
    groups.some((_group, last) => {
      const part = groups.slice(first, last + 1);
      const digits = part.join('');
      if (!beginsLikeCard(digits)) return false;
      return passesLuhn(digits) || embossed.test(part.map((group) => group.length).join(','));
    }),
  );
}

function hasCardInside(digits: string): boolean {
  return Array.from(digits).some((_, start) =>
    [13, 14, 15, 16, 17, 18, 19].some((length) => {
      const part = digits.slice(start, start + length);
      return beginsLikeCard(part) && passesLuhn(part);
    }),
  );
}

function beginsLikeCard(digits: string): boolean {
  return schemes.some(({ begins, lengths }) => lengths.includes(digits.length) && begins.test(digits));
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
