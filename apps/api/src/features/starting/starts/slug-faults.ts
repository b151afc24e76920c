import { searchWords } from '@latchkey/booking-core/text';
import type { Settings } from '../../../settings.ts';
import { reservedSlugs } from '../../catalogue/catalogue.ts';
import { slugOf } from '../documents/slug-of.ts';
import { brands } from './brands.table.ts';

type Hosts = Pick<Settings, 'providerHosts' | 'platformHosts' | 'deskHost' | 'providerName'>;

/** Words that hosts of a provider have, or that guests would take for the provider itself. */
const ofProviders = ['admin', 'api', 'app', 'demo', 'help', 'mail', 'operator', 'pay', 'status', 'support', 'www'];

/** Whether pages or hosts of the provider have a name, so that no house can. */
export function isReserved(slug: string, { providerHosts, platformHosts, deskHost, providerName }: Hosts): boolean {
  const labels = [...providerHosts, ...platformHosts, ...(deskHost === null ? [] : [deskHost])].map(
    (host) => host.split('.')[0],
  );
  return (
    reservedSlugs.has(slug) || ofProviders.includes(slug) || labels.includes(slug) || slugOf(providerName) === slug
  );
}

/** Whether a name has that of a chain or a portal in it, as words of its own. */
export function isBrand(name: string): boolean {
  const words = ` ${searchWords(name).join(' ')} `;
  return brands.some((brand) => words.includes(` ${brand} `));
}
