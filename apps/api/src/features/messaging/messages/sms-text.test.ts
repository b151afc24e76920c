import { expect, it } from 'vitest';
import { shortestSms, smsSegments, smsText } from './sms-text.ts';

it('writes a text in the alphabet of SMS where all of it can be', () => {
  expect(smsText('Fri\u00A027 – Sun 29 Nov: ₹25,000, 2 × “King”…')).toBe(
    'Fri 27 - Sun 29 Nov: INR 25,000, 2 x "King"...',
  );
  expect(smsText('25.000 ₹, schöne Grüße')).toBe('25.000 INR, schöne Grüße');
  expect(smsText('حجز – 12')).toBe('حجز – 12');
});

it('counts the messages of a text as networks do', () => {
  expect([160, 161, 306, 307].map((length) => smsSegments('a'.repeat(length)))).toEqual([1, 2, 2, 3]);
  expect([70, 71, 134, 135].map((length) => smsSegments('ح'.repeat(length)))).toEqual([1, 2, 2, 3]);
  expect(smsSegments('€'.repeat(80))).toBe(1);
  expect(smsSegments('€'.repeat(81))).toBe(2);
});

it('leaves out what would take another message, and nothing that would not', () => {
  expect(shortestSms(['a'.repeat(161), 'a'.repeat(120), 'a'])).toBe('a'.repeat(120));
  expect(shortestSms(['a'.repeat(150), 'a'])).toBe('a'.repeat(150));
  expect(shortestSms(['a'.repeat(400), 'a'.repeat(310)])).toBe('a'.repeat(400));
});
