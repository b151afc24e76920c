import { expect, test } from 'vitest';
import { hotelierProblems, typedRooms } from './hotelier-enquiry.ts';

const whole = {
  fullName: 'Asha Rao',
  hotelName: 'Rao House',
  place: 'Mysuru, India',
  rooms: '12',
  email: 'asha@rao.example',
  contactNumber: '+91 98450 12345',
  message: '',
};

test('an owner’s form is whole without a message, and needs no room nights of anybody', () =>
  expect(hotelierProblems(whole)).toEqual([]));

test('each field is refused by its own rule, in the order of the form', () => {
  const empty = { ...whole, fullName: '', hotelName: ' ', place: '', rooms: '', email: '', contactNumber: '' };
  expect(hotelierProblems(empty).map(({ field, code }) => [field, code])).toEqual([
    ['fullName', 'details_missing'],
    ['hotelName', 'details_missing'],
    ['place', 'details_missing'],
    ['rooms', 'details_missing'],
    ['email', 'email_missing'],
    ['contactNumber', 'details_missing'],
  ]);
  expect(hotelierProblems({ ...whole, fullName: '007', email: 'a@b' }).map(({ code }) => code)).toEqual([
    'name_invalid',
    'email_invalid',
  ]);
});

test.each([
  ['1', 1],
  [' ١٢ ', 12],
  ['10000', 10_000],
  ['10001', null],
  ['0', null],
  ['twelve', null],
  ['12.5', null],
  ['1e3', null],
  ['0x10', null],
  ['+12', null],
  ['123456', null],
  ['', null],
])('%s is %s rooms', (typed, rooms) => expect(typedRooms(typed)).toBe(rooms));
