import type { Deps } from '../deps.ts';
import { heardSenders } from '../features/messaging/messaging.ts';
import { giveUp, leaseDue, markDone, type OutboxRow, postpone, type Retry } from '../features/outbox/outbox.ts';
import { deliveryOf } from './deliveries.ts';

const leaseMs = 60_000;
const batch = 20;
const longestWaitMs = 3_600_000;
/** How long, and how often at least, a message is tried: a mail server's own three days, and not less for our having been away. */
const triedForMs = 3 * 24 * 3_600_000;
const fewestTries = 12;

/**
 * Delivers outbox messages: at least once, in any order, side by side so that no code or voucher waits behind a slow
 * gateway; tried again with doubling waits until it succeeds, or, for a message, until it has failed for days: a refund
 * is never given up. Rows of a kind that this version does not know are left for a newer one. What is not begun when
 * `isStopping` says so is left to the next. Returns how many were delivered.
 */
export async function relayOutbox(deps: Deps, isStopping: () => boolean = () => false): Promise<number> {
  const now = deps.clock();
  const rows = await leaseDue(deps.db, now, new Date(now.getTime() + leaseMs), batch);
  const delivered = await Promise.all(rows.map((row) => (isStopping() ? leave(deps, row, now) : carryOut(deps, row))));
  return delivered.filter(Boolean).length;
}

async function carryOut(deps: Deps, row: OutboxRow): Promise<boolean> {
  const delivery = deliveryOf(row.kind);
  if (delivery === undefined) return false;
  try {
    const { messages, keptBack } = heardSenders(deps.messages);
    await delivery.deliver({ ...deps, messages }, row);
    await markDone(deps.db, row, deps.clock(), keptBack());
    return true;
  } catch (cause) {
    const { kind, outboxId, attempts } = row;
    const now = deps.clock();
    await delivery.onFailure(deps, row);
    if (isHopeless(row, delivery.retry, now)) {
      deps.log.error({ err: cause, kind, outboxId, attempts }, 'message given up');
      await giveUp(deps.db, row, now);
      return false;
    }
    deps.log.warn({ err: cause, kind, outboxId, attempts }, 'message not delivered yet');
    await postpone(deps.db, row, new Date(now.getTime() + Math.min(longestWaitMs, 1000 * 2 ** attempts)));
    return false;
  }
}

async function leave(deps: Deps, row: OutboxRow, since: Date): Promise<boolean> {
  await postpone(deps.db, row, since);
  return false;
}

const isHopeless = ({ attempts, createdAt }: OutboxRow, retry: Retry, now: Date): boolean =>
  retry === 'for-days' && attempts >= fewestTries && now.getTime() - createdAt.getTime() >= triedForMs;
