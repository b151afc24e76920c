import { sharesCookies } from '@latchkey/security/hosts';
import { z } from 'zod';
import { namesIn } from './value-kinds.ts';

/** The part of the environment that is about hosts of hotels' own. */
export const domainShape = {
  SITES_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(/^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'a domain, such as hotels.example')
    .optional()
    .meta({
      description:
        'domain below which a hotel that begins has a host of its own (`<slug>.<domain>`). It must have no cookies in common with the provider’s, the platform’s and the desk’s hosts, since tags of the hotel’s choice run there ([docs/security.md](security.md#hosts-and-who-is-trusted-there))',
      usual: 'the first of `PROVIDER_HOSTS`: no tags run there',
    }),
  DOMAIN_TARGET: z.string().optional().meta({
    description: 'host to which a hotel’s own host leads by a CNAME: one that every origin answers behind',
    usual: 'the first of `PLATFORM_HOSTS`',
  }),
  DOMAIN_ADDRESSES: z.string().default('').meta({
    description: 'addresses of it that do not change, for hosts that can have no CNAME (A and AAAA), with commas',
    usual: 'none: owners are told of the CNAME alone',
  }),
  DNS_SERVERS: z.string().default('').meta({
    description: 'who is asked about hotels’ hosts, with commas (`9.9.9.9,[2620:fe::fe]:53`)',
    usual: 'the system’s',
  }),
} as const;

export interface DomainSettings {
  /** Null: below the provider's own host. */
  readonly sitesDomain: string | null;
  readonly domainTarget: string;
  readonly domainAddresses: readonly string[];
  /** Empty: those of the system. */
  readonly dnsServers: readonly string[];
}

export const domainSettingsOf = (
  values: z.output<z.ZodObject<typeof domainShape>>,
  {
    platformHosts,
    providerHosts,
  }: { readonly platformHosts: readonly string[]; readonly providerHosts: readonly string[] },
): DomainSettings => ({
  sitesDomain: values.SITES_DOMAIN ?? null,
  domainTarget: values.DOMAIN_TARGET?.toLowerCase() ?? platformHosts[0] ?? providerHosts[0] ?? 'localhost',
  domainAddresses: namesIn(values.DOMAIN_ADDRESSES),
  dnsServers: namesIn(values.DNS_SERVERS),
});

interface Hosts {
  readonly SITES_DOMAIN?: string | undefined;
  readonly PROVIDER_HOSTS: string;
  readonly PLATFORM_HOSTS: string;
  readonly DESK_HOST?: string | undefined;
}

/** Why no hotel's host may lie where the settings say: what a hotel has run there could set cookies of hosts that others use. */
export function sitesFaults({ SITES_DOMAIN: domain, ...hosts }: Hosts): string[] {
  if (domain === undefined) return [];
  return Object.entries(hosts).flatMap(([name, list]) =>
    namesIn(list ?? '')
      .filter((host) => sharesCookies(domain, host))
      .map(
        (host) =>
          `SITES_DOMAIN: ${domain} and ${host} (${name}) lie in one domain: what runs on a hotel’s host could set cookies there. Register another domain for hotels`,
      ),
  );
}
