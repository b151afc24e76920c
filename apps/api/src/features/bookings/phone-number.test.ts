import { expect, it } from 'vitest';
import { phoneNumberOf } from './phone-number.ts';

it.each([
  ['٠٥٠ ١٢٣ ٤٥٦٧', '+971 4 555 0130', '+971501234567'],
  ['९८४५० १२३४५', '+91 80 4123 4567', '+919845012345'],
  ['\u202A+91 98450 12345\u202C', '', '+919845012345'],
])('reads %s as a number of the hotel’s country', (typed, hotelPhone, international) => {
  expect(phoneNumberOf(typed, hotelPhone)).toBe(international);
});
