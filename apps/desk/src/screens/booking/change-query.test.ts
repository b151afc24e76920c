import { expect, test } from 'vitest';
import { changeQuery } from './change-query.ts';
import { atDesk } from './booking.fixture.ts';

const selection = { ...atDesk().selection, addons: [{ addonId: 'car', quantity: 1 }] } as never;

test('nothing is asked where no field is there', () => expect(changeQuery(selection, { open: 'change' })).toBeNull());

test('what is left out stays as it is booked', () =>
  expect(changeQuery(selection, { out: '2026-11-29' })).toEqual({
    stay: { kind: 'nights', checkIn: '2026-11-25', checkOut: '2026-11-29' },
    rooms: atDesk().selection?.rooms,
    addons: [{ addonId: 'car', quantity: 1 }],
    taxExemptions: [],
  }));

test('a room moves to another type and plan, an extra is taken off', () =>
  expect(changeQuery(selection, { r0: 'indigo-twin flexible', 'x.car': '0' })).toMatchObject({
    rooms: [{ roomTypeId: 'indigo-twin', ratePlanId: 'flexible', adults: 2 }],
    addons: [],
  }));

test('an exemption that was not proved is taken out, and none unless it was asked', () => {
  const declared = { ...(selection as object), taxExemptions: ['business', 'student'] } as never;
  expect(changeQuery(declared, { proofs: 'asked', 'p.student': 'on' })?.taxExemptions).toEqual(['student']);
  expect(changeQuery(declared, { out: '2026-11-29' })?.taxExemptions).toEqual(['business', 'student']);
  expect(changeQuery(declared, { proofs: 'asked', 'p.diplomat': 'on' })?.taxExemptions).toEqual([]);
});

test.each([
  [{ in: 'tomorrow' }],
  [{ r0: '' }],
  [{ r0: 'alone' }],
  [{ 'x.car': '1.5' }],
  [{ 'x.car': '-1' }],
  [{ 'x.car': 'many' }],
])('what cannot be read is not asked: %o', (search) => {
  const asked = changeQuery(selection, search as unknown as Record<string, string>);
  expect(asked?.stay).toEqual(atDesk().stay);
  expect(asked?.rooms).toEqual(atDesk().selection?.rooms);
  expect(asked?.addons).not.toContainEqual({ addonId: 'car', quantity: -1 });
});
