import { ownVendor } from '@latchkey/booking-core/payment-ways';
import type { Gateway } from '@latchkey/api-contract/types';
import type { Deps } from '../../../deps.ts';
import type { GatewayApi, ListedPayment } from '../gateways/gateway-api.ts';
import type { AccountOf } from '../gateways/payment-gateway.ts';
import { reportDeposit } from '../deposits/settle-deposit.ts';
import { keepLost } from './lost-payments.ts';
import { settle } from './settle.ts';

export interface Audited {
  readonly gateway: Gateway;
  /** The hotel whose own account it is; null of the provider's. */
  readonly ownOf: number | null;
  /** Captured payments that carry our notes. */
  readonly ours: number;
  /** Those whose orders the database does not know: all are kept now. */
  readonly lost: number;
  /** Why the list was not read to its end; null where it was. */
  readonly stopped: string | null;
}

type Auditing = Pick<Deps, 'db' | 'clock' | 'log' | 'gatewayAt' | 'settings' | 'hotels'>;

/**
 * Holds what a gateway lists since a moment against the database: money for orders that are known is settled as its
 * message would be, and what nobody here knows of is kept, to be given back or booked again by a person.
 */
export async function auditGateway(
  deps: Auditing,
  gateway: Gateway,
  since: Date,
  ownOf: number | null = null,
): Promise<Audited> {
  const account = { hotel_id: ownOf ?? 0, gateway, vendor: ownOf === null ? null : ownVendor };
  const adapter = await deps.gatewayAt(account);
  let [ours, lost] = [0, 0];
  let from: string | null = null;
  do {
    const page: Awaited<ReturnType<GatewayApi['paymentsSince']>> = await adapter.paymentsSince(since, from);
    if (page.kind !== 'known') {
      const stopped = page.kind === 'not_offered' ? 'this gateway lists no payments' : page.reason;
      return { gateway, ownOf, ours, lost, stopped };
    }
    for (const payment of page.payments) {
      const found = await audit(deps, account, payment);
      if (found !== 'not_ours') ours += 1;
      if (found === 'lost') lost += 1;
    }
    from = page.next;
  } while (from !== null);
  return { gateway, ownOf, ours, lost, stopped: null };
}

async function audit(
  deps: Auditing,
  { hotel_id: ownOf, gateway, vendor }: AccountOf,
  { hotelId, orderId, captured }: ListedPayment,
): Promise<'known' | 'lost' | 'not_ours'> {
  // What a hotel's own account notes of another hotel is its own affair.
  if (hotelId === null || (vendor !== null && hotelId !== ownOf)) return 'not_ours';
  const told = { hotelId, gateway, vendor, orderId };
  const settled = await settle(deps, { ...told, result: captured });
  if (settled.kind !== 'unknown_order' || (await reportDeposit(deps, told))) return 'known';
  await keepLost(deps, { ...told, captured });
  return 'lost';
}
