import { expect, it } from 'vitest';
import { isNear } from './is-near.ts';

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.9.9',
  '192.168.4.4',
  '::1',
  'fd00::1',
  'fc12:3::4',
  '::ffff:127.0.0.1',
])('%s is near', (address) => expect(isNear(address)).toBe(true));

it.each(['::ffff:10.1.2.3', '::ffff:c0a8:0404', 'fd00::1%eth0', '0:0:0:0:0:0:0:1'])(
  '%s is near, however it is spelt',
  (address) => expect(isNear(address)).toBe(true),
);

it.each([
  '203.0.113.7',
  '172.32.0.1',
  '2001:db8::1',
  '::ffff:203.0.113.7',
  'fe80::1%eth0',
  'fd::1',
  'fc',
  'unknown',
  '',
  '10.evil.example',
])('%s is not', (address) => expect(isNear(address)).toBe(false));
