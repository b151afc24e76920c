import { searchWords } from '@latchkey/booking-core/text';
import type { Settings } from '../../../settings.ts';
import { reservedSlugs } from '../../catalogue/catalogue.ts';
import { slugOf } from '../documents/slug-of.ts';
import { brands } from './brands.table.ts';

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

/** Strokes between letters tell nobody one name from another. */
const plain = (slug: string): string => slug.replaceAll('-', '');

/** Whether pages or hosts of the provider have a name, so that no house can. */
export function isReserved(slug: string, { providerHosts, platformHosts, deskHost, providerName }: Hosts): boolean {
  const labels = [...providerHosts, ...platformHosts, ...(deskHost === null ? [] : [deskHost])].map(
    (host) => host.split('.')[0],
  );
  const taken = [...reservedSlugs, ...ofProviders, ...labels, slugOf(providerName)];
  return taken.some((name) => plain(name ?? '') === plain(slug));
}

/** Whether a name has that of a chain or a portal in it, as words of its own. */
export function isBrand(name: string): boolean {
  const words = ` ${searchWords(name).join(' ')} `;
  return brands.some((brand) => words.includes(` ${brand} `));
}
