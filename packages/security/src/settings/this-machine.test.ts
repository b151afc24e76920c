import { expect, it } from 'vitest';
import { isSandboxAddress, isThisMachine } from './this-machine.ts';

it.each([
  'localhost',
  'LOCALHOST',
  'localhost.',
  'localhost..',
  'hotel.localhost',
  'hotel.localhost.',
  'localhost.localdomain',
  'ip6-localhost',
  '127.0.0.1',
  '127.0.0.1.',
  '127.1',
  '127.255.3.9',
  '0.0.0.0',
  '0',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:0.0.0.0]',
  '[::127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '１２７.0.0.1',
  'ⓛocalhost',
  '%6cocalhost',
])('is reached as %s', (host) => expect(isThisMachine(host)).toBe(true));

it.each(['localhost.example', 'mylocalhost', '128.0.0.1', '10.0.0.1', '[2001:db8::1]', 'api.example', '1.127.0.0', ''])(
  'is not reached as %j',
  (host) => expect(isThisMachine(host)).toBe(false),
);

it.each([
  ['http://localhost.:4010/razorpay', true],
  ['http://[::ffff:127.0.0.1]:4010/razorpay', true],
  ['https://2130706433:4010/', true],
  ['smtp://0x7f000001:4011', true],
  ['smtp://127.1:4011', true],
  ['http://localhost:4012/', false],
  ['http://api.example:4010/', false],
  ['nothing', false],
])('has its sandbox at %s: %s', (address, expected) =>
  expect(isSandboxAddress(address, ['4010', '4011'])).toBe(expected),
);

it('has its sandbox at the usual port too', () => expect(isSandboxAddress('http://localhost./x', ['80'])).toBe(true));
