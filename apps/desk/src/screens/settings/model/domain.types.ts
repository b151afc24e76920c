import type { PropertyContract } from '@latchkey/api-contract/property-contract';
import type { ReplyOf } from '@latchkey/api-contract/types';

/** Why an address can be no hotel's own. */
export const domainProblems = [
  'host_wrong',
  'host_reserved',
  'host_of_provider',
  'brand',
  'host_taken',
  'host_alike',
] as const;
export const domainDone = ['named', 'checked', 'given-up'] as const;

/** Where guests find the hotel, and the host of its own that it has named. */
export type OwnDomains = Extract<ReplyOf<PropertyContract['getOwnDomain']>, { readonly status: 200 }>['body'];
export type OwnDomain = NonNullable<OwnDomains['domain']>;
