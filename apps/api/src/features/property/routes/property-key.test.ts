import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { claimedKey, operatorKeyOf, signedKeyOf } from './property-key.ts';

const now = new Date('2026-11-25T08:00:00Z');
const [older, newer] = ['older-7c1Fq9Zr4LmX2vKd8sTy', 'newer-Bn5Ew0Gh3JkP6uQaRi1o'];

it.each([
  ['operator', operatorKeyOf(1760, older, now)],
  ['signed', signedKeyOf(1760, older)],
])('takes the %s key of an earlier secret as long as it is listed', (kind, key) => {
  expect(claimedKey(`Bearer ${key}`, `${newer},${older}`, now)).toMatchObject({ kind, hotelId: 1760 });
  expect(claimedKey(`Bearer ${key}`, newer, now)).toBeNull();
});

it('signs with the first secret', () => {
  expect(operatorKeyOf(1760, `${newer},${older}`, now)).toBe(operatorKeyOf(1760, newer, now));
  expect(signedKeyOf(1760, `${newer},${older}`)).toBe(signedKeyOf(1760, newer));
});

it('keeps opening for a key that a system has held since before keys were kept', () => {
  const held = `1760.${createHmac('sha256', newer).update('property:1760').digest('base64url')}`;
  expect(claimedKey(`Bearer ${held}`, newer, now)).toMatchObject({ kind: 'signed', hotelId: 1760 });
});

it('takes neither for the other, nor for another hotel or moment', () => {
  const [, , until = '', keyId = '', proof = ''] = operatorKeyOf(1760, newer, now).split('.');
  const plain = signedKeyOf(1760, newer).split('.')[1] ?? '';
  for (const other of [
    `1760.${proof}`,
    `operator.1760.${until}.${keyId}.${plain}`,
    `operator.1760.${until}.${plain}`,
    `operator.2116.${until}.${keyId}.${proof}`,
    `operator.1760.${Number(until) - 1}.${keyId}.${proof}`,
    `2116.${plain}`,
  ])
    expect([other, claimedKey(`Bearer ${other}`, newer, now)]).toEqual([other, null]);
});
