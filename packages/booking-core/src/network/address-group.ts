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
  const left = Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: left }, () => '0'), ...last];
  const numbers = groups.map((group) => Number.parseInt(group, 16));
  const [, , , , , sixth, high = 0, low = 0] = numbers;
  // An IPv4 address in figures of IPv6 (RFC 4291, section 2.5.5.2).
  if (sixth === 0xffff && numbers.slice(0, 5).every((number) => number === 0))
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${numbers
    .slice(0, 4)
    .map((number) => number.toString(16))
    .join(':')}::/64`;
}
