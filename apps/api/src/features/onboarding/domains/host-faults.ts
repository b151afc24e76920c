import { isIP } from 'node:net';
import { domainToASCII, domainToUnicode } from 'node:url';
import { hasBrand, skeletonOf, textFault } from '@latchkey/booking-core/names';
import { sharesCookies } from '@latchkey/security/hosts';
import type { Settings } from '../../../settings.ts';
import { sharedHosts } from '../../../shared-hosts.ts';

/** Why a host can be no hotel's own, whatever its records say. */
export type HostFault = 'host_wrong' | 'host_reserved' | 'host_of_provider' | 'brand' | 'host_alike';

type Hosts = Pick<
  Settings,
  'providerHosts' | 'platformHosts' | 'deskHost' | 'domainTarget' | 'sitesDomain' | 'providerName'
>;

/** Names that no record of the world's domain name system has (RFC 6761, RFC 6762, RFC 7686, RFC 8375, and names in use within networks). */
const ofNobody = ['localhost', 'local', 'test', 'invalid', 'onion', 'arpa', 'internal', 'lan', 'home', 'corp'];
const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const longestHost = 253;

/** The host in what somebody typed or pasted: a whole address, capitals, letters of any script. Null where there is none. */
export function hostIn(typed: string): string | null {
  const [, name = ''] = /^(?:https?:\/\/)?([^/?#\s]+)/i.exec(typed.trim()) ?? [];
  const host = domainToASCII(name.replace(/:\d+$/, '').replace(/\.$/, '')).toLowerCase();
  const labels = host.split('.');
  const isHost =
    host.length <= longestHost && labels.length > 1 && labels.every((part) => label.test(part)) && isIP(host) === 0;
  return isHost && !/^\d+$/.test(labels.at(-1) ?? '') ? host : null;
}

/** What is wrong with a host as a hotel's own; undefined where nothing is. */
export function hostFault(host: string, settings: Hosts): HostFault | undefined {
  const { domainTarget, sitesDomain } = settings;
  const own = [...sharedHosts(settings), domainTarget, ...(sitesDomain === null ? [] : [sitesDomain])];
  // Beside them as well as below: what runs there could set cookies for them.
  if (own.some((one) => sharesCookies(host, one))) return 'host_of_provider';
  const last = host.split('.').at(-1) ?? '';
  // On a developer's machine every host is one of its own.
  const isDevelopers = last === 'localhost' && own.some((one) => one.endsWith('.localhost'));
  if (ofNobody.includes(last) && !isDevelopers) return 'host_reserved';
  const seen = domainToUnicode(host);
  const labels = seen.replaceAll('.', ' ');
  if (hasBrand(labels, [settings.providerName])) return 'brand';
  if (own.some((one) => skeletonOf(one) === skeletonOf(seen))) return 'host_alike';
  return textFault(labels) === 'letters' ? 'host_alike' : undefined;
}

/** Whether a guest would take a host for one of `others`, or a part of it that is spelt around for one of `names`, which are skeletons. */
export function isAlike(host: string, others: readonly string[], names: ReadonlySet<string>): boolean {
  const skeleton = skeletonOf(domainToUnicode(host));
  const skeletons = new Set(others.flatMap((one) => [one, ...labelsOf(one)]).map(skeletonOf));
  if (others.some((one) => one !== host && skeletonOf(one) === skeleton)) return true;
  return spelledAround(host).some((label) => names.has(label) || skeletons.has(label));
}

/** The parts of a host that are written with other letters, or with digits in words, as they look. */
export const spelledAround = (host: string): string[] =>
  domainToUnicode(host)
    .split('.')
    .filter((part) => !/^[a-z-]+$/.test(part))
    .map(skeletonOf);

/** The names in a host, without `www` and what stands for a country or a kind. */
const labelsOf = (host: string): readonly string[] => {
  const parts = domainToUnicode(host).split('.');
  return parts.filter((part, at) => part !== 'www' && part.length > 3 && at < parts.length - 1);
};
