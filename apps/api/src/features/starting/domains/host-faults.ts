import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { sharesCookies } from '@latchkey/security/hosts';
import type { Settings } from '../../../settings.ts';
import { sharedHosts } from '../../../shared-hosts.ts';
import { isBrand } from '../starts/slug-faults.ts';

/** Why a host can be no hotel's own, whatever its records say. */
export type HostFault = 'host_wrong' | 'host_reserved' | 'host_of_provider' | 'brand';

type Hosts = Pick<Settings, 'providerHosts' | 'platformHosts' | 'deskHost' | 'domainTarget' | 'sitesDomain'>;

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
  return isBrand(host.replaceAll(/[.-]/g, ' ')) ? 'brand' : undefined;
}
