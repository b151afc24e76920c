import { publicSuffixes } from './public-suffixes.table.ts';

/**
 * Whether a page on one host can set a cookie that the other gets too (RFC 6265, section 5.1.3), so that browsers also count
 * them as one site: they are one host, or have a domain in common that somebody owns. Hosts without a port.
 */
export function sharesCookies(one: string, other: string): boolean {
  const [here, there] = [labelsOf(one), labelsOf(other)];
  if (here.join('.') === there.join('.')) return true;
  let common = 0;
  while (common < Math.min(here.length, there.length) && here.at(-1 - common) === there.at(-1 - common)) common += 1;
  // A name of one word is nobody's: browsers take no cookie for all that lies below it.
  return common > (isPublicSuffix(here.slice(-2)) ? 2 : 1);
}

const labelsOf = (host: string): readonly string[] => host.toLowerCase().replace(/\.$/, '').split('.');

const isPublicSuffix = ([second = '', country = '']: readonly string[]): boolean =>
  Object.hasOwn(publicSuffixes, second) && (publicSuffixes[second] ?? '').split(' ').includes(country);
