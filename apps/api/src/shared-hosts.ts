import { sharesCookies } from '@latchkey/security/hosts';
import type { Settings } from './settings.ts';

type Hosts = Pick<Settings, 'providerHosts' | 'platformHosts' | 'deskHost'>;

/** A host as names are compared: without its port, in small letters. Sites do not differ by port. */
export const hostName = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/** The hosts on which people meet that no one hotel has a right to: the provider's, the platform's and the desk's. */
export const sharedHosts = ({ providerHosts, platformHosts, deskHost }: Hosts): readonly string[] => [
  ...providerHosts,
  ...platformHosts,
  ...(deskHost === null ? [] : [deskHost]),
];

/**
 * Whether a host is one hotel's alone: whatever runs there, or sets cookies there, reaches no host that others use. Only
 * there may something run that a hotel has chosen.
 */
export const isOneHotels = (host: string, hosts: Hosts): boolean =>
  sharedHosts(hosts).every((shared) => !sharesCookies(hostName(host), shared));
