import type { PropertyKey } from '@latchkey/api-contract/types';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { makeKey, revokeKey, stateOf } from './property-keys.ts';
import { keysOf, type PropertyKeyRow } from './property-keys.queries.ts';
import { hotelOfCaller, noKey } from './with-property.ts';

const unknown = { status: 404, body: { code: 'not_found' } } as const;

/** Making, listing and ending the keys of a property. No key makes others. */
export function propertyKeysRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'listPropertyKeys', async ({ headers }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const rows = await keysOf(deps.db, hotel.id);
    return { status: 200, body: { keys: rows.map((row) => keyView(row, deps.clock())) } };
  });

  route(app, 'createPropertyKey', async ({ headers, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const made = await makeKey(deps, hotel.id, body);
    if (made === 'not_found') return unknown;
    return { status: 201, body: { ...keyView(made.row, deps.clock()), key: made.key } };
  });

  route(app, 'revokePropertyKey', async ({ headers, params }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const row = await revokeKey(deps, hotel.id, params.keyId);
    return row === undefined ? unknown : { status: 200, body: keyView(row, deps.clock()) };
  });
}

const keyView = (row: PropertyKeyRow, now: Date): PropertyKey => ({
  keyId: row.key_id,
  name: row.name,
  state: stateOf(row, now),
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});
