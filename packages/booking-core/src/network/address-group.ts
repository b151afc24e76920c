const dotted = /^\d+\.\d+\.\d+\.\d+$/;
const ipv6 = /^[\da-f]*:[\da-f:.]*$/;

/**
 * The addresses that one visitor has at hand, as one text: an IPv4 address itself, and of IPv6 the network of 64 bits
 * that a connection is given whole. An IPv4 address that is written as one of IPv6 is the IPv4 address. However an address
 * is spelt, with a zone or a port too, it is of one network; a text that is no address is itself. Limits count by it, and so
 * does whoever asks how many were there.
 */
export function addressGroup(address: string): string {
  const bare = bareOf(address);
  if (dotted.test(bare)) return bare;
  if (!ipv6.test(bare)) return address;
  const numbers = numbersOf(bare);
  const within = ipv4Within(numbers);
  if (within !== null) return within.flatMap((pair) => [pair >> 8, pair & 255]).join('.');
  return `${numbers
    .slice(0, 4)
    .map((number) => number.toString(16))
    .join(':')}::/64`;
}

/** Without brackets, the port that some balancers add, and the zone, which says by which of its lines a machine is reached. */
function bareOf(address: string): string {
  const text = address.trim().toLowerCase();
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  const [, withPort] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text) ?? [];
  return (bracketed ?? withPort ?? text).split('%')[0] ?? '';
}

/** The eight numbers of an IPv6 address, of which zeros may be left out, and the last two written as IPv4 is. */
function numbersOf(bare: string): number[] {
  const end = /[^:]*$/.exec(bare)?.[0] ?? '';
  const [a = 0, b = 0, c = 0, d = 0] = dotted.test(end) ? end.split('.').map(Number) : [];
  const inFigures = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  const written = dotted.test(end) ? bare.slice(0, -end.length) + inFigures : bare;
  const [first = [], last = []] = written.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16));
}

/** Prefixes of 96 bits before an IPv4 address: mapped (RFC 4291), translated (RFC 2765, RFC 6052, RFC 8215). */
const beforeIpv4: ReadonlySet<string> = new Set([
  '0:0:0:0:0:ffff',
  '0:0:0:0:ffff:0',
  '64:ff9b:0:0:0:0',
  '64:ff9b:1:0:0:0',
]);

/** The IPv4 address that one of IPv6 stands for: who has it has all that stand for it. Of 6to4 (RFC 3056) a network of 48 bits. */
function ipv4Within(numbers: readonly number[]): readonly [number, number] | null {
  const [first, second = 0, third = 0, , , , seventh = 0, eighth = 0] = numbers;
  if (first === 0x2002) return [second, third];
  const prefix = numbers
    .slice(0, 6)
    .map((number) => number.toString(16))
    .join(':');
  return beforeIpv4.has(prefix) ? [seventh, eighth] : null;
}
