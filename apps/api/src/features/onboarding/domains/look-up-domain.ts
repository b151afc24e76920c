import { Resolver } from 'node:dns/promises';
import type { DomainFound } from '../../../database/tables/hotel-tables.ts';
import type { NameResolver } from '../../../deps.ts';
import type { Settings } from '../../../settings.ts';

const waitMs = 2000;
const tries = 2;
/** Names that a host stands for, one after the other, are followed so far. */
const longestChain = 5;
/** The limits for records that somebody else wrote. */
const most = { records: 5, letters: 120 };

/** Asks the servers of the settings, or those of the system. */
export function nameResolver({ dnsServers }: Pick<Settings, 'dnsServers'>): NameResolver {
  const resolver = new Resolver({ timeout: waitMs, tries });
  if (dnsServers.length > 0) resolver.setServers(dnsServers);
  return resolver;
}

/** What stands in the record by which a host is proved. */
export const proofRecord = ({ host, proof }: { readonly host: string; readonly proof: string }) => ({
  name: `_latchkey.${host}`,
  value: `latchkey-hotel=${proof}`,
});

interface Where {
  readonly domainTarget: string;
  readonly domainAddresses: readonly string[];
}

/**
 * Looks at the records of a host: whether it leads here, by a CNAME or by addresses of ours alone, and whether it is
 * proved. A server that fails or stays silent says nothing about the host.
 */
export async function lookUpDomain(
  resolver: NameResolver,
  domain: { readonly host: string; readonly proof: string },
  where: Where,
): Promise<Omit<DomainFound, 'isHeldByOther'>> {
  const { host } = domain;
  const proof = proofRecord(domain);
  try {
    const [texts, aliases, addresses, ours] = await Promise.all([
      answered(async () => (await resolver.resolveTxt(proof.name)).map((pieces) => pieces.join(''))),
      aliasesOf(resolver, host),
      addressesOf(resolver, host),
      where.domainAddresses.length > 0 ? where.domainAddresses : addressesOf(resolver, where.domainTarget),
    ]);
    const isHere =
      aliases.includes(where.domainTarget) ||
      (addresses.length > 0 && addresses.every((address) => ours.includes(address)));
    const isNowhere = aliases.length === 0 && addresses.length === 0;
    return {
      isAnswered: true,
      leads: isHere ? 'here' : isNowhere ? 'none' : 'elsewhere',
      proves: texts.includes(proof.value) ? 'right' : texts.length === 0 ? 'none' : 'other',
      aliases: kept(aliases),
      addresses: kept(addresses),
      texts: kept(texts),
    };
  } catch {
    return { isAnswered: false, leads: 'none', proves: 'none', aliases: [], addresses: [], texts: [] };
  }
}

async function aliasesOf(resolver: NameResolver, host: string): Promise<string[]> {
  const found: string[] = [];
  let name: string | undefined = host;
  while (name !== undefined && found.length < longestChain) {
    const asked: string = name;
    [name] = await answered(() => resolver.resolveCname(asked));
    if (name !== undefined) found.push(name.toLowerCase().replace(/\.$/, ''));
  }
  return found;
}

const addressesOf = async (resolver: NameResolver, host: string): Promise<string[]> =>
  (await Promise.all([answered(() => resolver.resolve4(host)), answered(() => resolver.resolve6(host))])).flat();

/** That there is no such record is an answer; `node:dns` throws it. */
async function answered(ask: () => Promise<string[]>): Promise<string[]> {
  try {
    return await ask();
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : null;
    if (code === 'ENODATA' || code === 'ENOTFOUND') return [];
    throw cause;
  }
}

const kept = (records: readonly string[]): string[] =>
  records.slice(0, most.records).map((record) => record.replaceAll(/\p{C}/gu, '').slice(0, most.letters));
