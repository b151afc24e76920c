import { expect, it } from 'vitest';
import { addressGroup } from './address-group.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:FFFF:cb00:7107', '203.0.113.7'],
  ['::fffe:cb00:7107', '0:0:0:0::/64'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['0:0::ffff:cb00:7107', '203.0.113.7'],
  ['1::ffff:cb00:7107', '1:0:0:0::/64'],
  ['2001:db8:1:2:3:ffff:cb00:7107', '2001:db8:1:2::/64'],
  ['not:an address', 'not:an address'],
])('counts %s as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});
