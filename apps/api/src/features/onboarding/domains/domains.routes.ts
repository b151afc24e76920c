import type { PropertyContract } from '@latchkey/api-contract/property-contract';
import type { ReplyOf } from '@latchkey/api-contract/types';
import type { FastifyInstance } from 'fastify';
import { actingNow } from '../../../database/acting.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { originOf } from '../../../public-origin.ts';
import { ownHostOf } from '../../catalogue/catalogue.ts';
import { addressOf } from '../starts/start-view.ts';
import { checkDomain } from './check-domains.ts';
import { type DomainRow, domainsOf } from './domains.queries.ts';
import { proofRecord } from './look-up-domain.ts';
import { nameDomain, removeDomain } from './name-domain.ts';

type Domains = Extract<ReplyOf<PropertyContract['getOwnDomain']>, { readonly status: 200 }>['body'];

const noKey = { status: 401, body: { code: 'invalid_key' } } as const;
const unknown = { status: 404, body: { code: 'not_found' } } as const;

/** The host of its own on which guests find a hotel. */
export function domainsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, hotels, settings } = deps;
  const hotelNow = () => hotels.byId(actingNow()?.principal.hotelId ?? 0);

  const view = async (hotelId: number, slug: string): Promise<Domains> => {
    const rows = await domainsOf(db, hotelId);
    const own = rows.find((row) => !row.is_former);
    const host = await ownHostOf(db, hotelId);
    return {
      address: host === null ? addressOf(settings, slug) : originOf(host, settings),
      domain: own === undefined ? null : domainView(own),
      former: rows.filter((row) => row.is_former).map((row) => ({ host: row.host, state: stateOf(row) })),
      target: { host: settings.domainTarget, addresses: [...settings.domainAddresses] },
    };
  };

  route(app, 'getOwnDomain', async (_, { reply }) => {
    const hotel = await hotelNow();
    if (hotel === undefined) return noKey;
    reply.header('cache-control', 'private, no-store');
    return { status: 200, body: await view(hotel.id, hotel.readFacts().slug) };
  });

  route(app, 'nameOwnDomain', async ({ body: { host } }) => {
    const hotel = await hotelNow();
    if (hotel === undefined) return noKey;
    const named = await nameDomain(deps, hotel.id, host);
    return named === 'named'
      ? { status: 200, body: await view(hotel.id, hotel.readFacts().slug) }
      : { status: 422, body: { code: named } };
  });

  route(app, 'checkOwnDomain', async () => {
    const hotel = await hotelNow();
    if (hotel === undefined) return noKey;
    const rows = await domainsOf(db, hotel.id);
    if (rows.length === 0) return unknown;
    for (const row of rows) await checkDomain(deps, row, 'press');
    return { status: 200, body: await view(hotel.id, hotel.readFacts().slug) };
  });

  route(app, 'removeOwnDomain', async ({ params: { host } }) => {
    const hotel = await hotelNow();
    if (hotel === undefined) return noKey;
    const isRemoved = await removeDomain(deps, hotel.id, host);
    return isRemoved ? { status: 200, body: await view(hotel.id, hotel.readFacts().slug) } : unknown;
  });
}

const stateOf = ({ seen_at, lost_at }: DomainRow): NonNullable<Domains['domain']>['state'] =>
  lost_at !== null ? 'lost' : seen_at === null ? 'waiting' : 'seen';

const domainView = (row: DomainRow): NonNullable<Domains['domain']> => ({
  host: row.host,
  state: stateOf(row),
  proof: proofRecord(row),
  checkedAt: row.checked_at?.toISOString() ?? null,
  seenAt: row.seen_at?.toISOString() ?? null,
  lostAt: row.lost_at?.toISOString() ?? null,
  found: row.found,
});
