import { z } from 'zod';
import { namesIn } from './value-kinds.ts';

/** The part of the environment that is about hosts of hotels' own. */
export const domainShape = {
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
  domainTarget: values.DOMAIN_TARGET?.toLowerCase() ?? platformHosts[0] ?? providerHosts[0] ?? 'localhost',
  domainAddresses: namesIn(values.DOMAIN_ADDRESSES),
  dnsServers: namesIn(values.DNS_SERVERS),
});
