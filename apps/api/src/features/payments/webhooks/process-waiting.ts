import { unlessLost } from '../../../database/server-lost.ts';
import type { Deps } from '../../../deps.ts';
import { noteVainTry, waitingEvents, type WaitingEvent } from './inbox.queries.ts';
import { processEvent } from './process-event.ts';

/** The request that brought an event has this long to process it. */
const graceMs = 5000;
/** Events that are processed side by side: one that waits for its gateway keeps none waiting. */
const batch = 20;
const [shortestWaitMs, longestWaitMs] = [5000, 3_600_000];
/** How long, and how often at least, an event is tried. */
const triedForMs = 3 * 24 * 3_600_000;
const fewestTries = 12;

/**
 * Processes events that were not processed when they came: each tried ever later, and given up after days, which
 * the operator sees in the log and in the measure `webhook_given_up`. The gateway's books are asked meanwhile, whatever its
 * messages say. Returns how many were tried.
 */
export async function processWaiting(deps: Deps): Promise<number> {
  const now = deps.clock();
  const rows = await waitingEvents(deps.db, { now, receivedBefore: new Date(now.getTime() - graceMs) }, batch);
  await Promise.all(rows.map((row) => tryAgain(deps, row, now).catch(unlessLost)));
  return rows.length;
}

async function tryAgain(deps: Deps, row: WaitingEvent, now: Date): Promise<void> {
  try {
    await processEvent(deps, row);
  } catch (cause) {
    const { gateway, eventId, hotelId, receivedAt } = row;
    const attempts = row.attempts + 1;
    const about = { err: cause, gateway, eventId, hotelId, attempts };
    if (attempts >= fewestTries && now.getTime() - receivedAt.getTime() >= triedForMs) {
      deps.log.error(about, 'event given up');
      await noteVainTry(deps.db, row, { givenUpAt: now });
      return;
    }
    deps.log.warn(about, 'event not processed yet');
    const waitMs = Math.min(longestWaitMs, shortestWaitMs * 2 ** row.attempts);
    await noteVainTry(deps.db, row, { availableAt: new Date(now.getTime() + waitMs) });
  }
}
