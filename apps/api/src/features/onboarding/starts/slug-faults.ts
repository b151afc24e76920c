import { skeletonOf } from '@latchkey/booking-core/names';
import type { Settings } from '../../../settings.ts';
import { reservedSlugs } from '@latchkey/hotel-document/checks';
import { slugOf } from '../new-documents/slug-of.ts';

type Hosts = Pick<Settings, 'providerHosts' | 'platformHosts' | 'deskHost' | 'providerName'>;

/** Words that hosts of a provider have, or that guests would take for the provider itself. */
const ofProviders = [
  'account',
  'admin',
  'api',
  'app',
  'auth',
  'demo',
  'desk',
  'extranet',
  'help',
  'login',
  'logout',
  'mail',
  'operator',
  'owners',
  'partners',
  'password',
  'pay',
  'payments',
  'register',
  'security',
  'settings',
  'signup',
  'status',
  'support',
  'verify',
  'www',
];

/** Whether pages or hosts of the provider have a name, or one that looks like it, so that no house can. */
export function isReserved(slug: string, { providerHosts, platformHosts, deskHost, providerName }: Hosts): boolean {
  const labels = [...providerHosts, ...platformHosts, ...(deskHost === null ? [] : [deskHost])].map(
    (host) => host.split('.')[0],
  );
  const taken = [...reservedSlugs, ...ofProviders, ...labels, slugOf(providerName)];
  return taken.some((name) => skeletonOf(name ?? '') === skeletonOf(slug));
}
