import { expect, it } from 'vitest';
import { identifierOf } from './identifier.ts';

const phone = '+91 80 4123 4567';

it.each([
  'K7QM-4T2X',
  'k7qm4t2x',
  'K7QM 4T2X',
  '#K7QM – 4T2X',
  'K 7 Q M 4 T 2 X',
  'K7QM.4T2X',
  'К7QМ-4Т2Х',
  'Ｋ７ＱＭ４Ｔ２Ｘ',
  '“K7QM-4T2X”.',
])('reads %s as the reference', (typed) =>
  expect(identifierOf(typed, phone)).toEqual({ kind: 'reference', reference: 'K7QM-4T2X' }),
);

it.each([
  ['98450 12345', '+919845012345'],
  ['+91 98450-12345', '+919845012345'],
  ['4923 4567', '+9149234567'],
])('reads %s as no reference', (typed, number) =>
  expect(identifierOf(typed, phone)).toEqual({ kind: 'phone', phone: number }),
);
