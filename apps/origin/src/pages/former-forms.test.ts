import { expect, test } from 'vitest';
import { formerForm } from './former-forms.ts';

test.each([
  ['stays/1760_q?lang=de', '/room/checkout?post=stay&quote=1760_q&lang=de'],
  ['cancellations/1760_b', '/bookings/cancel/1760_b?post=cancellations'],
  ['look-up-codes/1760_l?lang=ar', '/bookings/find?post=look-up-codes&lookup=1760_l&lang=ar'],
  ['hotelier-enquiries/0', '/list-your-hotel?post=hotelier'],
  ['plan-mails/1760', '/planner/1760?post=mail'],
])('the former form %s is answered at %s', (form, page) => {
  expect(formerForm(`/api/booking-forms/${form}`)).toBe(page);
});

test('an id is never more than one part of the address', () => {
  expect(formerForm('/api/booking-forms/requests/%2F%2Fevil.example')).toBe(
    '/bookings/%2F%2Fevil.example?post=requests',
  );
  expect(formerForm('/api/booking-forms/requests/%ff')).toBe('/bookings/?post=requests');
});

test.each(['/api/booking-forms/unknown/1', '/api/booking-forms/constructor/1', '/api/bookings/1760_b', '/'])(
  '%s is none',
  (address) => {
    expect(formerForm(address)).toBeNull();
  },
);
