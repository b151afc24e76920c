import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { forgetEntry } from '../forms/form-entries.queries.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { alertKind, availabilityAlert } from './availability-alert.ts';
import { confirmedAlerts, type AlertPlace } from './availability-alerts.queries.ts';
import { isAhead, stayIsFree } from './stay-is-free.ts';

const atOnce = 200;

/**
 * Has a mail sent for each alert whose stay can be booked now, and erases those whose nights are past. A room that is
 * taken again before the mail goes costs nothing: the mail looks once more, and the alert is asked about again in an hour.
 */
export async function tellOfFreeRooms(deps: Deps): Promise<void> {
  let after: AlertPlace = { hotelId: 0, entryId: '' };
  for (;;) {
    const alerts = await confirmedAlerts(deps.db, after, atOnce);
    for (const alert of alerts) await look(deps, alert);
    const last = alerts.at(-1);
    if (last === undefined || alerts.length < atOnce) return;
    after = last;
  }
}

async function look(deps: Deps, { hotelId, entryId, facts }: AlertPlace & { readonly facts: unknown }): Promise<void> {
  const [hotel, read] = [await deps.hotels.byId(hotelId), availabilityAlert.safeParse(facts)];
  const now = deps.clock();
  if (hotel === undefined || !read.success || !isAhead(hotel, read.data, now))
    return forgetEntry(deps.db, { hotelId, kind: alertKind, entryId });
  if (!(await stayIsFree(deps, hotel, read.data, 'memory'))) return;
  const dedupeKey = `availability-alert:${entryId}:${now.toISOString().slice(0, 13)}`;
  await transact(deps.db, (tx) =>
    enqueue(tx, [{ hotelId, kind: 'availability-mail', dedupeKey, payload: { kind: alertKind, entryId } }], now),
  );
}
