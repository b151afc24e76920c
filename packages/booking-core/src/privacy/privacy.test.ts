import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasSocialSecurityNumber, mayCapture, mayCaptureText } from './capture.ts';
import { hasCardNumber } from './card-number.ts';
import { redactBookingIds } from './redact.ts';

describe('what analytics never sees', () => {
  it.each([
    ['Visa', '4111 1111 1111 1111'],
    ['Mastercard', '5555-5555-5555-4444'],
    ['Mastercard 2-series, low end', '2221000000000009'],
    ['Mastercard 2-series, high end', '2720 9999 9999 9996'],
    ['American Express', '3782 822463 10005'],
    ['Discover', '6011111111111117'],
    ['JCB', '3530111333300000'],
    ['Diners', '30569309025904'],
    ['an unknown scheme with a right check digit', '9999 9999 9999 9995'],
    ['with its expiry date', '4111 1111 1111 1111 12/28'],
    ['with a wrong digit and its expiry date', '4111 1111 1111 1112 12/28'],
    ['after a security code', '123 5555555555554444'],
    ['glued to its security code', '4111111111111111123'],
    ['American Express with expiry and code', '3782-822463-10005 04/29 1234'],
    ['by en dashes', '4111–1111–1111–1111'],
    ['by slashes', '4111/1111/1111/1111'],
    ['by underscores', '4111_1111_1111_1111'],
    ['by spaced hyphens', '4111 - 1111 - 1111 - 1111'],
    ['in Arabic-Indic digits', '٤١١١ ١١١١ ١١١١ ١١١١'],
    ['in Devanagari digits', '५५५५५५५५५५५५४४४४'],
    ['in full-width digits', '４１１１１１１１１１１１１１１１'],
    ['UnionPay', '6200 0000 0000 0005'],
    ['Maestro of 13 digits', '5018 0000 0009'.concat('8')],
    ['a card within words', 'my card is 4111111111111111, thanks'],
  ])('card numbers: %s', (_, text) => {
    expect(hasCardNumber(text)).toBe(true);
    expect(mayCaptureText(text)).toBe(false);
  });

  it('but dates, prices, telephone numbers and most long numbers', () => {
    for (const text of [
      '2026-11-27',
      '₹19,880',
      '+91 98450 12345',
      '123456789012',
      '9999999999999990',
      '2026-11-27 – 2026-11-30, 2 adults, 1 child (9)',
      '+91 98450 12345 / +971 4 555 0130',
      '12.9716, 77.5946',
      '2720999999991',
    ])
      expect(hasCardNumber(text)).toBe(false);
    expect(hasCardNumber('2720 9999 9999 9999')).toBe(true);
    expect(hasCardNumber('2721 0000 0000 0000')).toBe(false);
  });

  it('any number with a right check digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{12,18}$/), (digits) => {
        const right = Array.from({ length: 10 }, (_, last) => `${digits}${last}`).filter(hasCardNumber);
        expect(right.length).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('social-security numbers', () => {
    for (const text of ['078-05-1120', 'no 078 05 1120.', '078051120'])
      expect(hasSocialSecurityNumber(text)).toBe(true);
    for (const text of ['1078-05-1120', '078-05-11201', 'order 078051120 now', '0780511200'])
      expect(hasSocialSecurityNumber(text)).toBe(false);
    expect(mayCaptureText('078-05-1120')).toBe(false);
  });

  it('password and hidden fields, and those named for secrets', () => {
    const field = { type: 'text', name: 'city', value: 'Bengaluru' };
    expect(mayCapture(field)).toBe(true);
    expect(mayCapture({ ...field, type: 'Password' })).toBe(false);
    expect(mayCapture({ ...field, type: 'hidden' })).toBe(false);
    for (const name of ['cardNumber', 'cc-csc', 'CVV', 'ssn', 'otp', 'passwd'])
      expect(mayCapture({ ...field, name })).toBe(false);
    expect(mayCapture({ ...field, value: '4111111111111111' })).toBe(false);
  });

  it('booking ids in addresses', () => {
    const id = `1760_${'aB3-_'.repeat(4)}xy`;
    expect(redactBookingIds(`/bookings/confirmation/${id}?lang=ar`)).toBe('/bookings/confirmation/[booking]?lang=ar');
    expect(redactBookingIds(`/rooms/1760/${id}z`)).toBe(`/rooms/1760/${id}z`);
  });
});
