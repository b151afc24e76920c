import type { Gateway } from '@latchkey/api-contract/types';
import type { Deps } from '../../../deps.ts';
import type { GatewayApi, ListedPayment } from '../gateways/gateway-api.ts';
import { reportDeposit } from '../deposits/settle-deposit.ts';
import { keepLost } from './lost-payments.ts';
import { settle } from './settle.ts';

export interface Audited {
  readonly gateway: Gateway;
  /** Captured payments that carry our notes. */
  readonly ours: number;
  /** Those whose orders the database does not know: all are kept now. */
  readonly lost: number;
  /** Why the list was not read to its end; null where it was. */
  readonly stopped: string | null;
}

type Auditing = Pick<Deps, 'db' | 'clock' | 'log' | 'gateways' | 'settings'>;

/**
 * Holds what a gateway lists since a moment against the database: money for orders that are known is settled as its
 * message would be, and what nobody here knows of is kept, to be given back or booked again by a person.
 */
export async function auditGateway(deps: Auditing, gateway: Gateway, since: Date): Promise<Audited> {
  let [ours, lost] = [0, 0];
  let from: string | null = null;
  do {
    const page: Awaited<ReturnType<GatewayApi['paymentsSince']>> = await deps.gateways[gateway].paymentsSince(
      since,
      from,
    );
    if (page.kind !== 'known') {
      const stopped = page.kind === 'not_offered' ? 'this gateway lists no payments' : page.reason;
      return { gateway, ours, lost, stopped };
    }
    for (const payment of page.payments) {
      const found = await audit(deps, gateway, payment);
      if (found !== 'not_ours') ours += 1;
      if (found === 'lost') lost += 1;
    }
    from = page.next;
  } while (from !== null);
  return { gateway, ours, lost, stopped: null };
}

async function audit(
  deps: Auditing,
  gateway: Gateway,
  { hotelId, orderId, captured }: ListedPayment,
): Promise<'known' | 'lost' | 'not_ours'> {
  if (hotelId === null) return 'not_ours';
  const settled = await settle(deps, { hotelId, gateway, orderId, result: captured });
  if (settled.kind !== 'unknown_order' || (await reportDeposit(deps, { hotelId, gateway, orderId }))) return 'known';
  await keepLost(deps, { hotelId, gateway, orderId, captured });
  return 'lost';
}
