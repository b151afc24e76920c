import { describe, expect, it } from 'vitest';
import { mayCapture } from './capture.ts';
import { hasCardNumber } from './card-number.ts';

/** Whether a number that begins like this and goes on with zeros is taken for a card whatever its last digit, right or wrong. */
const isTaken = (begin: string, length: number): boolean =>
  Array.from({ length: 10 }, (_, last) => `${begin.padEnd(length - 1, '0')}${last}`).every(hasCardNumber);

describe('a number of a scheme is a card, whatever its last digit', () => {
  it.each([
    ['4', [13, 16, 19]],
    ['51', [16]],
    ['2221', [16]],
    ['223', [16]],
    ['23', [16]],
    ['271', [16]],
    ['2720', [16]],
    ['34', [15]],
    ['37', [15]],
    ['6011', [16, 19]],
    ['649', [16, 19]],
    ['65', [16, 19]],
    ['305', [14, 16, 19]],
    ['36', [14, 16, 19]],
    ['3529', [16, 19]],
    ['358', [16, 19]],
    ['62', [16, 17, 18, 19]],
  ])('%s with %j digits', (begin, lengths) => {
    for (const length of [13, 14, 15, 16, 17, 18, 19])
      expect([length, isTaken(begin, length)]).toEqual([length, lengths.includes(length)]);
  });

  it.each([
    '94',
    '951',
    '92221',
    '9223',
    '926',
    '9271',
    '92720',
    '96011',
    '9649',
    '965',
    '9305',
    '936',
    '93528',
    '962',
  ])('but not %s, where it begins one digit later', (begin) => expect(isTaken(begin, 16)).toBe(false));
  it.each(['934', '937'])('nor %s of 15 digits', (begin) => expect(isTaken(begin, 15)).toBe(false));
  it.each(['50', '56', '2220', '2721', '28', '6012', '66', '306', '3527', '359', '61', '63'])('nor %s', (begin) =>
    expect(isTaken(begin, 16)).toBe(false),
  );
});

describe('a card beside its expiry date', () => {
  it.each([
    ['by fours', '6200 0000 0000 0001 12/28', true],
    ['by fours and three', '6200 0000 0000 0000 001 12/28', true],
    ['as American Express', '3400 000000 00001 12/28', true],
    ['as Diners', '3600 000000 0001 12/28', true],
    ['by eights, with a wrong last digit', '62000000 00000001 11/28', false],
    ['by one and fours, with a wrong last digit', '6 2000 0000 0000 0001 11/28', false],
    ['by 4, 6, 5 and one, with a wrong last digit', '6200 000000 00000 1 11/28', false],
    ['without a separator before it', '422222222222212280', true],
    ['at the end of a longer number', '99999994222222222222', true],
    ['at the end of a longer number, before others', '99999994222222222222 12', true],
    ['after its expiry date', '11 28 6200 0000 0000 0001', true],
    ['too long for any', '99999999999999999999', false],
  ])('%s: %s', (_, text, isCard) => expect(hasCardNumber(text)).toBe(isCard));

  it('has up to three marks between its groups', () => {
    expect(hasCardNumber('6200 - 0000 - 0000 - 0001')).toBe(true);
    expect(hasCardNumber('6200    0000    0000    0001')).toBe(false);
    expect(hasCardNumber('6200x0000x0000x0001')).toBe(false);
  });
});

describe('a field', () => {
  const isSeen = (fields: object): boolean => mayCapture({ type: 'text', name: 'note', value: '', ...fields });
  it.each(
    (
      'password passwd passcode passphrase cardno card_num card-number ccnum cc_number cc-csc cc-exp cvv cvc csc ' +
      'securitycode security_code ssn socialsecurity social-sec routing accountnum account_num iban aadhaar otp OTP'
    ).split(' '),
  )('named %s is never seen', (name) => expect(isSeen({ name })).toBe(false));
  it.each(['passengers', 'card', 'giftcardtext', 'social', 'account', 'security', 'ccx', 'name'])(
    'named %s is seen',
    (name) => expect(isSeen({ name })).toBe(true),
  );
  it('of a secret type, or with a secret in it, is never seen', () => {
    for (const type of ['password', 'hidden', 'PASSWORD', 'Hidden']) expect(isSeen({ type })).toBe(false);
    for (const value of ['4111 1111 1111 1111', ' 078051120 ', '078-05-1120']) expect(isSeen({ value })).toBe(false);
    for (const value of ['two adults', 'x078051120', '078051120x', '07805112', '078x05x1120'])
      expect(isSeen({ value })).toBe(true);
  });
});
