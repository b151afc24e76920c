const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const ipv6 = /^[\da-f]*:[\da-f:.]*(?:%.*)?$/i;

/**
 * The addresses that one visitor has at hand, as one text: an IPv4 address itself, and of IPv6 the network of 64 bits
 * that a connection is given whole. Limits count by it, and so does whoever asks how many were there.
 */
export function addressGroup(address: string): string {
  const ipv4 = mapped.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  if (!ipv6.test(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined
      ? first
      : [...first, ...Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
