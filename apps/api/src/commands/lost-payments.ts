import { gatewayName } from '@latchkey/api-contract/contract';
import type { Deps } from '../deps.ts';
import { auditGateway, everyOwnAccount, openLost, refundLost } from '../features/payments/payments.ts';

type Say = (line: string) => void;
type Auditing = Pick<Deps, 'db' | 'clock' | 'log' | 'gatewayAt' | 'settings' | 'hotels'>;

/**
 * `audit-gateway --since <moment>`: compares what the gateways list with the database; false where a gateway keeps
 * money for a lost order, or could not be read to the end.
 */
export async function auditGateways(deps: Auditing, given: readonly string[], say: Say): Promise<boolean> {
  const since = new Date(given[0] === '--since' ? (given[1] ?? '') : '');
  if (Number.isNaN(since.getTime())) {
    say('pnpm api audit-gateway --since <moment>: of the restore, in ISO 8601, an hour earlier to be sure');
    return false;
  }
  let isWhole = true;
  const provider = gatewayName.options.map((gateway) => ({ gateway, ownOf: null }));
  for (const { gateway, ownOf } of [...provider, ...(await everyOwnAccount(deps.db))]) {
    const { ours, lost, stopped } = await auditGateway(deps, gateway, since, ownOf);
    const name = ownOf === null ? gateway : `${gateway} of hotel ${ownOf}`;
    say(`${name}: ${ours} payments of ours, ${lost} of orders that are lost`);
    if (stopped !== null) say(`${name}: not read to the end: ${stopped}`);
    isWhole &&= stopped === null && lost === 0;
  }
  return isWhole && (await listLost(deps, say));
}

/** `lost-payments`: those that have not gone back; false where there are any. */
export async function listLost({ db }: Pick<Deps, 'db'>, say: Say): Promise<boolean> {
  const rows = await openLost(db);
  for (const row of rows)
    say(
      `${row.hotel_id} ${row.gateway} ${row.gateway_payment_id}: ${row.amount} ${row.currency} for ${row.order_id}, noticed ${row.noticed_at.toISOString()}, refund ${row.refund_status}`,
    );
  if (rows.length === 0) say('No payment is lost.');
  return rows.length === 0;
}

/** `refund-lost <hotel> <gateway> <payment>`: gives one back; false where it has not gone back yet. */
export async function refundOneLost(
  deps: Pick<Deps, 'db' | 'gatewayAt'>,
  [hotel = '', name, payment = '']: readonly string[],
  say: Say,
): Promise<boolean> {
  const gateway = gatewayName.safeParse(name);
  if (!/^\d+$/.test(hotel) || !gateway.success || payment === '') {
    say('pnpm api refund-lost <hotel> <gateway> <payment>: as pnpm api lost-payments lists them');
    return false;
  }
  const made = await refundLost(deps, Number(hotel), gateway.data, payment);
  switch (made.kind) {
    case 'unknown':
      say('No such payment is kept.');
      return false;
    case 'nothing_left':
      say('Nothing of it is left at the gateway: it has gone back.');
      return true;
    case 'not_now':
      say(`Not given back: ${made.why}. Try again.`);
      return false;
    case 'refunded':
      say(`${made.amount} asked back: ${made.status}.`);
      return made.status !== 'refused';
  }
}
