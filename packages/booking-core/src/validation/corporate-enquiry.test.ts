import { expect, test } from 'vitest';
import { enquiryProblems, typedRoomNights } from './corporate-enquiry.ts';

const whole = {
  company: 'Acme',
  fullName: 'Asha Rao',
  email: 'asha@acme.example',
  contactNumber: '+91 98450 12345',
  place: '',
  checkIn: '',
  checkOut: '',
  roomNights: '40',
  message: '',
};

test('a whole enquiry has no problem, with a message or without', () => {
  expect(enquiryProblems(whole)).toEqual([]);
  expect(enquiryProblems({ ...whole, message: 'Quiet rooms, please.' })).toEqual([]);
});

test('each field is refused by its own rule, in the order of the form', () => {
  const empty = { ...whole, company: ' ', fullName: '', email: '', contactNumber: '', roomNights: '' };
  expect(enquiryProblems(empty).map(({ field, code }) => [field, code])).toEqual([
    ['company', 'details_missing'],
    ['fullName', 'details_missing'],
    ['email', 'email_missing'],
    ['contactNumber', 'details_missing'],
    ['roomNights', 'details_missing'],
  ]);
  expect(enquiryProblems({ ...whole, fullName: '007', email: 'a@b' }).map(({ code }) => code)).toEqual([
    'name_invalid',
    'email_invalid',
  ]);
});

test.each([
  ['1', 1],
  ['40', 40],
  [' ٤٠ ', 40],
  ['100000', 100_000],
  ['100001', null],
  ['0', null],
  ['-4', null],
  ['4.5', null],
  ['1e3', null],
  ['', null],
])('%s is %s room nights', (typed, nights) => expect(typedRoomNights(typed)).toBe(nights));

test.each([
  ['2026-12-02', '2026-12-05', []],
  ['2026-12-02', '', []],
  ['', '2026-12-05', []],
  ['2026-12-05', '2026-12-05', ['checkOut']],
  ['2026-12-05', '2026-12-02', ['checkOut']],
  ['2026-02-30', '', ['checkIn']],
  ['', 'in spring', ['checkOut']],
])('the days from %s to %s have problems at %s', (checkIn, checkOut, fields) =>
  expect(enquiryProblems({ ...whole, place: 'Jaipur', checkIn, checkOut })).toEqual(
    fields.map((field) => ({ field, code: 'dates_invalid' })),
  ),
);
