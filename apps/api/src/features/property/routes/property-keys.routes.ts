import type { PropertyKey } from '@latchkey/api-contract/types';
import type { FastifyInstance } from 'fastify';
import { actingNow } from '../../../database/acting.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { findPerson, keysOf, makerInJournal, type PropertyKeyRow } from '../../identity/identity.ts';
import { makeKey, revokeKey, stateOf } from './property-keys.ts';
import { hotelOfCaller, noKey } from './with-property.ts';

const unknown = { status: 404, body: { code: 'not_found' } } as const;

/** Making, listing and ending the keys of a property. No key makes others. */
export function propertyKeysRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'listPropertyKeys', async ({ headers }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const rows = await keysOf(deps.db, hotel.id);
    return { status: 200, body: { keys: await Promise.all(rows.map(keyView)) } };
  });

  route(app, 'createPropertyKey', async ({ headers, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const principal = actingNow()?.principal;
    if (principal === undefined) return noKey;
    const made = await makeKey(deps, principal, body);
    if (made === 'not_found') return unknown;
    if (made === 'not_allowed') return { status: 403, body: { code: made } };
    return { status: 201, body: { ...(await keyView(made.row)), key: made.key } };
  });

  route(app, 'revokePropertyKey', async ({ headers, params }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const row = await revokeKey(deps, hotel.id, params.keyId);
    return row === undefined ? unknown : { status: 200, body: await keyView(row) };
  });

  async function keyView(row: PropertyKeyRow): Promise<PropertyKey> {
    return {
      keyId: row.key_id,
      name: row.name,
      state: stateOf(row, deps.clock()),
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at?.toISOString() ?? null,
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
      madeBy: await makerOf(row),
    };
  }

  async function makerOf(row: PropertyKeyRow): Promise<PropertyKey['madeBy']> {
    const told = row.made_by === null ? await makerInJournal(deps.db, row) : undefined;
    const madeBy = told?.kind === 'operator' ? told.kind : (row.made_by ?? told?.id ?? null);
    if (madeBy === null) return null;
    if (madeBy === 'operator') return { id: madeBy, name: deps.settings.providerName };
    return { id: madeBy, name: (await findPerson(deps.db, madeBy))?.name ?? '' };
  }
}
