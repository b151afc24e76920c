import type { Deps } from '../../../deps.ts';
import {
  deletePlanned,
  duePlanned,
  lockPlanned,
  type PlannedRow,
  postponePlanned,
  refusePlanned,
} from './drafts.queries.ts';
import { publishChanges } from './publish-changes.ts';

/** In one run. */
const batch = 20;
/** When one that failed is tried again, in milliseconds. */
const againMs = 3_600_000;

/**
 * Puts in force what was planned for days that have begun; answers how many were looked at. What cannot be used any more
 * stays, and says why: the hotel goes on with what guests see.
 */
export async function publishPlanned(deps: Pick<Deps, 'db' | 'clock' | 'log' | 'settings'>): Promise<number> {
  const { db, clock, log } = deps;
  const due = await duePlanned(db, clock(), batch);
  for (const row of due)
    try {
      await publishOne(deps, row);
    } catch (cause) {
      log.error({ err: cause, hotelId: row.hotel_id }, 'what a hotel had planned could not be published');
      await postponePlanned(db, row, new Date(clock().getTime() + againMs));
    }
  return due.length;
}

async function publishOne(deps: Pick<Deps, 'db' | 'clock' | 'log' | 'settings'>, row: PlannedRow): Promise<void> {
  const { db, log } = deps;
  const { hotel_id: hotelId, from_day: from, by_id: byId, by_name: byName } = row;
  const by = { byId, byName };
  const published = await publishChanges<'gone'>(deps, hotelId, row.changes, by, async (tx) => {
    // Taken back, or published by another process, meanwhile.
    if ((await lockPlanned(tx, hotelId, from)) === undefined) return 'gone';
    await deletePlanned(tx, hotelId, from);
    return null;
  });
  if (published.kind === 'refused') return;
  if (published.kind === 'published') {
    log.info({ hotelId, number: published.number }, 'what a hotel had planned is in force');
    return;
  }
  const places =
    'findings' in published ? published.findings.map(({ file, path }) => `${file} ${path}`) : [published.kind];
  await refusePlanned(db, row, places);
  log.warn({ hotelId, from, why: published.kind }, 'what a hotel had planned cannot be used any more');
}
