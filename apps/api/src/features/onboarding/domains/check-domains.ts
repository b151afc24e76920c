import { actAs, actingNow } from '../../../database/acting.ts';
import type { Transaction } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import { transact } from '../../../database/transact.ts';
import type { DomainFound } from '../../../database/tables/hotel-tables.ts';
import type { Deps } from '../../../deps.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { membersOf } from '../../identity/identity.ts';
import { takeTurn } from '../../publishing/publishing.ts';
import { deleteDomain, domainOfHotel, type DomainRow, holderOf, takeDue, writeDomain } from './domains.queries.ts';
import { lookUpDomain } from './look-up-domain.ts';
import { tellMoved } from './name-domain.ts';

type Checking = Pick<Deps, 'db' | 'clock' | 'settings' | 'resolver'>;

const minuteMs = 60_000;
/** In one run. */
const batch = 20;
/** So often in a row the records must be wrong before a host counts as lost: servers of names do not change all at once. */
const missesToLose = 3;
/** After so long without right records they are looked at by the hour. */
const impatientMs = 7 * 24 * 60 * minuteMs;

/** Looks at the records of hosts that are due; answers how many there were. */
export async function checkDueDomains(deps: Checking): Promise<number> {
  const now = deps.clock();
  const due = await takeDue(deps.db, now, new Date(now.getTime() + minuteMs), batch);
  await Promise.all(due.map((row) => checkDomain(deps, row, 'minute')));
  return due.length;
}

/**
 * Looks at the records of a hotel's host, believes it once they are right, and tells the hotel's people when they are not
 * any more. Whoever asks is named in the journal; else the provider. What somebody presses (`press`) proves a host, and counts
 * towards no loss: minutes do.
 */
export async function checkDomain(deps: Checking, row: DomainRow, of: 'minute' | 'press'): Promise<void> {
  const seen = await lookUpDomain(deps.resolver, row, deps.settings);
  const write = (): Promise<void> => transact(deps.db, (tx) => settle(deps, tx, row, seen, of));
  if (actingNow() !== undefined) return write();
  const principal = { hotelId: row.hotel_id, kind: 'operator', id: 'engine', role: null } as const;
  const { providerName: name } = deps.settings;
  await actAs({ principal, name, device: null, operation: 'checkOwnDomain', isFresh: true, now: deps.clock }, write);
}

async function settle(
  { clock }: Checking,
  tx: Transaction,
  { hotel_id: hotelId, host }: DomainRow,
  seen: Omit<DomainFound, 'isHeldByOther'>,
  of: 'minute' | 'press',
): Promise<void> {
  await takeTurn(tx);
  // Given up, or checked by somebody else, while the records were asked for.
  const row = await domainOfHotel(tx, hotelId, host);
  if (row === undefined) return;
  const now = clock();
  const isRight = seen.leads === 'here' && seen.proves === 'right';
  const holder = isRight ? await holderOf(tx, host, hotelId) : undefined;
  const found = { ...seen, isHeldByOther: holder !== undefined && !holder.isLost };
  const checked = { found, checked_at: now, ...(of === 'minute' ? { due_at: dueAfter(row, isRight, now) } : {}) };
  // Without an answer the domain keeps its state.
  if (!found.isAnswered || found.isHeldByOther) return writeDomain(tx, row, checked);
  if (!isRight) {
    const misses = row.seen_at === null ? 0 : row.misses + Number(of === 'minute');
    const isLost = row.lost_at === null && misses >= missesToLose;
    await writeDomain(tx, row, { ...checked, misses, ...(isLost ? { lost_at: now } : {}) });
    if (isLost) await tell(tx, row, 'lost', now);
    return;
  }
  // Who proves a host that another hotel proves no more has it now.
  if (holder !== undefined) {
    const other = await domainOfHotel(tx, holder.hotelId, host);
    if (other !== undefined) await deleteDomain(tx, other);
    await tellMoved(tx, holder.hotelId, now);
  }
  const isNews = row.seen_at === null || row.lost_at !== null;
  await writeDomain(tx, row, { ...checked, seen_at: row.seen_at ?? now, misses: 0, lost_at: null });
  if (isNews) await tell(tx, row, 'seen', now);
}

/** What is not right is looked at every minute, for a week; what is right as well, so that it is never wrong for long. */
const dueAfter = ({ named_at, seen_at }: DomainRow, isRight: boolean, now: Date): Date => {
  const isGivenUp = !isRight && seen_at === null && now.getTime() - named_at.getTime() > impatientMs;
  return new Date(now.getTime() + (isGivenUp ? 60 * minuteMs : minuteMs));
};

/** Says what became of a host: to every process, to the journal, and by mail to who can mend it. */
async function tell(
  tx: Transaction,
  { hotel_id: hotelId, host }: DomainRow,
  became: 'seen' | 'lost',
  at: Date,
): Promise<void> {
  await tellMoved(tx, hotelId, at);
  noteAct(tx, { hotelId, subject: host, after: { host, state: became } });
  const people = (await membersOf(tx, hotelId)).filter(
    ({ role, accepted_at }) => accepted_at !== null && (role === 'owner' || role === 'manager'),
  );
  await enqueue(
    tx,
    people.map(({ person_id: personId }) => ({
      hotelId,
      kind: 'domain-mail' as const,
      dedupeKey: `domain ${host} ${became} ${at.getTime()} ${personId}`,
      payload: { personId, host, became },
    })),
    at,
  );
}
