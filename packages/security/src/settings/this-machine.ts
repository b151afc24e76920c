import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Ports that the sandbox listens on: of its web services, and of its mail server. */
export type SandboxPorts = readonly string[];

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
// "This host on this network" (RFC 1122, 3.2.1.3), and the same for IPv6: systems connect to themselves by it.
loopback.addSubnet('0.0.0.0', 8, 'ipv4');
// `::`, `::1` and the addresses of IPv4 that were once written so (RFC 4291, 2.5.5.1).
loopback.addSubnet('::', 104, 'ipv6');
loopback.addSubnet('::7f00:0', 104, 'ipv6');
// IPv4 within IPv6: mapped (2.5.5.2) and translated (RFC 6052, RFC 8215).
for (const prefix of ['::ffff:', '64:ff9b::', '64:ff9b:1::', '::ffff:0:']) {
  loopback.addSubnet(`${prefix}7f00:0`, 104, 'ipv6');
  loopback.addSubnet(`${prefix}0:0`, 104, 'ipv6');
}

const names = /^(?:.+\.)?(?:localhost|localdomain|localhost[46]|ip6-localhost|ip6-loopback)$/;

/**
 * Whether a host leads to this machine, in any spelling: names, a dot at the end, decimal, octal and hexadecimal numbers,
 * IPv4 within IPv6. `host` is as in an address, IPv6 in brackets.
 */
export function isThisMachine(host: string): boolean {
  // Only an address of the web has its host read as numbers.
  if (!URL.canParse(`http://${host}`)) return false;
  const named = new URL(`http://${host}`).hostname.replace(/\.+$/, '').replace(/^\[|\]$/g, '');
  if (isIPv4(named)) return loopback.check(named, 'ipv4');
  return isIPv6(named) ? loopback.check(named, 'ipv6') : names.test(named);
}

/** Whether an address leads to this machine's sandbox, however the machine is named. */
export function isSandboxAddress(address: string, ports: SandboxPorts): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, port, protocol } = new URL(address);
  return isThisMachine(hostname) && ports.includes(port === '' ? (usualPorts[protocol] ?? '') : port);
}

const usualPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443', 'smtp:': '25', 'smtps:': '465' };
