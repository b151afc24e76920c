import { BlockList, isIPv6 } from 'node:net';

// Loopback, and the private ranges of RFC 1918 and RFC 4193.
const near = new BlockList();
near.addSubnet('127.0.0.0', 8, 'ipv4');
near.addSubnet('10.0.0.0', 8, 'ipv4');
near.addSubnet('172.16.0.0', 12, 'ipv4');
near.addSubnet('192.168.0.0', 16, 'ipv4');
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

/** Whether an address is of this machine or its own network. An IPv4 address that is written as one of IPv6 counts as itself. */
export function isNear(address: string): boolean {
  const [bare = ''] = address.split('%');
  return near.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4');
}
