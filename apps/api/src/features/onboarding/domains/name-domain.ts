import { noteAct } from '../../../database/journal.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { secretText } from '../../../secret-text.ts';
import { hostsOfOthers, movePages, skeletonsTaken } from '../../listings/listings.ts';
import { ownHostOf } from '../../catalogue/catalogue.ts';
import { noteWatched } from '../../property/property.ts';
import { takeTurn, tellChanged } from '../../publishing/publishing.ts';
import { deleteDomain, domainOfHotel, domainsOf, holderOf, insertDomain, writeDomain } from './domains.queries.ts';
import { type HostFault, hostFault, hostIn, isAlike, spelledAround } from './host-faults.ts';

/** Hosts of a hotel that lead on to the one it has now. */
const mostFormer = 3;

/**
 * Names a host of a hotel's own. A proved one before it stays where guests find the hotel until this one is proved, and
 * leads on from then; one that never was is forgotten.
 */
export async function nameDomain(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  hotelId: number,
  typed: string,
): Promise<'named' | HostFault | 'host_taken'> {
  const host = hostIn(typed);
  if (host === null) return 'host_wrong';
  const fault = hostFault(host, settings);
  if (fault !== undefined) return fault;
  const now = clock();
  return transact<'named' | 'host_taken' | 'host_alike'>(db, async (tx, rollback) => {
    await takeTurn(tx);
    const holder = await holderOf(tx, host, hotelId);
    if (holder !== undefined && !holder.isLost) return rollback('host_taken');
    const alike = await skeletonsTaken(tx, spelledAround(host), { hotelId });
    if (isAlike(host, await hostsOfOthers(tx, hotelId), alike)) return rollback('host_alike');
    const before = await domainsOf(tx, hotelId);
    const current = before.find((row) => !row.is_former);
    if (current !== undefined && current.host !== host)
      await (current.seen_at === null ? deleteDomain(tx, current) : writeDomain(tx, current, { is_former: true }));
    await insertDomain(tx, { hotelId, host, proof: secretText(), at: now });
    const former = (await domainsOf(tx, hotelId)).filter((row) => row.is_former);
    for (const row of former.slice(mostFormer)) await deleteDomain(tx, row);
    await tellMoved(tx, hotelId, now);
    await noteWatched(tx, settings, hotelId, now);
    noteAct(tx, {
      hotelId,
      subject: host,
      ...(current === undefined ? {} : { before: { host: current.host } }),
      after: { host },
    });
    return 'named';
  });
}

/** Gives a host up: nothing leads there any more. False where the hotel has not named it. */
export async function removeDomain(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  hotelId: number,
  host: string,
): Promise<boolean> {
  return transact<boolean>(db, async (tx) => {
    await takeTurn(tx);
    const row = await domainOfHotel(tx, hotelId, host);
    if (row === undefined) return false;
    await deleteDomain(tx, row);
    await tellMoved(tx, hotelId, clock());
    await noteWatched(tx, settings, hotelId, clock());
    noteAct(tx, { hotelId, subject: host, before: { host } });
    return true;
  });
}

/** Has all processes and search engines learn on which host guests find a hotel. Within the turn of who writes hotels. */
export async function tellMoved(tx: Parameters<typeof tellChanged>[0], hotelId: number, at: Date): Promise<void> {
  await movePages(tx, hotelId, await ownHostOf(tx, hotelId), at);
  await tellChanged(tx, hotelId);
}

/** Has a hotel found again on the host that it had before, or on none of its own; one that it has given up since is nobody's. */
export async function restoreDomain(
  tx: Parameters<typeof tellChanged>[0],
  hotelId: number,
  host: string | null,
  at: Date,
): Promise<void> {
  const rows = await domainsOf(tx, hotelId);
  for (const row of rows.filter((one) => !one.is_former && one.host !== host)) await deleteDomain(tx, row);
  const former = rows.find((row) => row.host === host);
  if (former !== undefined) await writeDomain(tx, former, { is_former: false });
  await tellMoved(tx, hotelId, at);
}
