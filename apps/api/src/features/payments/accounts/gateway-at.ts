import type { OwnGateway } from '@latchkey/booking-core/gateways';
import { isOwnAccount } from '@latchkey/booking-core/payment-ways';
import type { Gateway } from '@latchkey/api-contract/types';
import type { Deps } from '../../../deps.ts';
import { ownGateways, type OwnApis } from '../gateways/own-gateways.ts';
import type { AccountOf, GatewayAt, Gateways, PaymentGateway } from '../gateways/payment-gateway.ts';
import { findAccount } from './gateway-accounts.queries.ts';
import { openedKeys } from './own-keys.ts';

/** Adapters that are kept ready: a hotel more costs one anew. */
const most = 500;

/**
 * Where something is asked of an account: at the provider's, or, of a hotel's own, by the keys that are kept of it. They are
 * read each time, so that others count at once in every process. Where they are gone, or cannot be opened, all is
 * `unavailable`, as while a gateway is down.
 */
export function gatewaysAt(
  { db, settings, gateways, log }: Pick<Deps, 'db' | 'settings' | 'gateways' | 'log'>,
  apis: OwnApis = {},
): GatewayAt {
  const ready = new Map<string, { readonly sealed: string; readonly own: Gateways }>();
  const without = ownGateways(settings, null);

  const ownOf = async (hotelId: number, gateway: OwnGateway): Promise<Gateways> => {
    const row = await findAccount(db, { hotelId, gateway });
    const name = `${hotelId} ${gateway}`;
    const known = ready.get(name);
    if (row !== undefined && known?.sealed === row.sealed) return known.own;
    ready.delete(name);
    const keys = row === undefined ? null : openedKeys(row, settings.accountKeys);
    if (row === undefined || keys === null) {
      log.warn({ hotelId, gateway, isKept: row !== undefined }, 'an own account without keys that can be used');
      return without;
    }
    const own = ownGateways(settings, keys, apis);
    const [oldest] = ready.keys();
    if (ready.size >= most && oldest !== undefined) ready.delete(oldest);
    ready.set(name, { sealed: row.sealed, own });
    return own;
  };

  return async <G extends Gateway>(account: AccountOf<G>): Promise<PaymentGateway<G>> => {
    const { gateway, hotel_id: hotelId } = account;
    if (!isOwnAccount(account)) return gateways[gateway];
    const own = gateway === 'card-vault' ? without : await ownOf(hotelId, gateway);
    return own[gateway];
  };
}
