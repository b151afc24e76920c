import { ownGateways } from '@latchkey/booking-core/gateways';
import type { PropertyContract } from '@latchkey/api-contract/property-contract';
import type { ReplyOf } from '@latchkey/api-contract/types';
import type { FastifyInstance } from 'fastify';
import { actingNow } from '../../../database/acting.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import {
  accountsOf,
  keepAccount,
  removeAccount,
  webhookUrlOf,
  type GatewayAccountRow,
} from '../../payments/payments.ts';
import { hotelOfCaller, noKey } from '../routes/with-property.ts';
import { noteWatched } from '../watched/note-watched.ts';
import { namedOwn } from './named-own.ts';

type Accounts = Extract<ReplyOf<PropertyContract['listGatewayAccounts']>, { readonly status: 200 }>['body'];
type Account = NonNullable<Accounts['gateways'][number]['account']>;

/** The accounts of a hotel's own at gateways: of their keys only the end of the one that pages show is ever told. */
export function gatewayAccountsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, settings } = deps;

  const viewOf = (row: GatewayAccountRow, named: ReadonlySet<string>): Account => ({
    keyEnd: row.key_id.slice(-4),
    isTest: /^\w+_test_/.test(row.key_id),
    setAt: row.set_at.toISOString(),
    by: row.set_by,
    webhookUrl: webhookUrlOf(settings, { hotelId: row.hotel_id, gateway: row.gateway }),
    needsWebhook: !row.has_webhook,
    isNamed: named.has(row.gateway),
  });

  const listOf = async (hotelId: number): Promise<Accounts> => {
    const [rows, named] = await Promise.all([accountsOf(db, hotelId), namedOwn(db, hotelId)]);
    const account = (gateway: string): Account | null => {
      const row = rows.find((one) => one.gateway === gateway);
      return row === undefined ? null : viewOf(row, named);
    };
    return {
      canKeep: settings.accountKeys.length > 0,
      gateways: ownGateways.map((gateway) => ({ gateway, account: account(gateway) })),
    };
  };

  const noteWhomGuestsPay = (hotelId: number): Promise<void> =>
    transact(db, (tx) => noteWatched(tx, settings, hotelId, deps.clock()));

  route(app, 'listGatewayAccounts', async ({ headers }, { reply }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    reply.header('cache-control', 'private, no-store');
    return { status: 200, body: await listOf(hotel.id) };
  });

  route(app, 'keepGatewayAccount', async ({ headers, params: { gateway }, body }, { reply }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    reply.header('cache-control', 'private, no-store');
    const kept = await keepAccount(deps, { hotelId: hotel.id, gateway }, body, actingNow()?.name ?? null);
    switch (kept) {
      case 'cannot_keep':
        return { status: 409, body: { code: kept } };
      case 'gateway_unavailable':
        return { status: 503, body: { code: kept } };
      case 'key_of_kind':
      case 'key_refused':
      case 'other_account':
        return { status: 422, body: { code: kept } };
      default:
        await noteWhomGuestsPay(hotel.id);
        return { status: 200, body: viewOf(kept, await namedOwn(db, hotel.id)) };
    }
  });

  route(app, 'removeGatewayAccount', async ({ headers, params: { gateway } }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    if ((await namedOwn(db, hotel.id)).has(gateway)) return { status: 409, body: { code: 'in_use' } };
    const removed = await removeAccount(deps, { hotelId: hotel.id, gateway });
    if (removed === 'not_found') return { status: 404, body: { code: removed } };
    return removed === 'in_use'
      ? { status: 409, body: { code: removed } }
      : { status: 200, body: await listOf(hotel.id) };
  });
}
