import { addressGroup } from '@latchkey/booking-core/network';
import type { Work } from '../../../database/database.types.ts';
import type { Deps } from '../../../deps.ts';
import { hashOf } from '../../../hash-of.ts';
import { lockSubject, writeAsked, writeTries, type MomentsOfSubject } from './code-subjects.queries.ts';
import { mayTry, withTry } from './try-limits.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

type Limiting = Pick<Deps, 'settings'>;

/**
 * Whether one more secret may be sent to a subject because a network address asks for it, within the limits that codes
 * for bookings have. It is counted either way.
 */
export async function mayAsk(
  deps: Limiting,
  tx: Work,
  { subject, address }: { readonly subject: string; readonly address: string },
  now: Date,
): Promise<boolean> {
  const isSpent = await isSubjectSpent(deps, tx, subject, now);
  const isTooMany = await isAddressSpent(deps, tx, hashOf(addressGroup(address)), now);
  return !isSpent && !isTooMany;
}

/** Whether a subject has had so many wrong tries that no more is taken. Locks it. */
export async function isGuessing(tx: Work, subject: string, now: Date): Promise<boolean> {
  return !mayTry((await lockSubject(tx, subject, now)).wrongTries, now.getTime());
}

/** Counts a wrong try at a subject. */
export async function noteWrongTry(tx: Work, subject: string, now: Date): Promise<void> {
  const { wrongTries } = await lockSubject(tx, subject, now);
  await writeTries(tx, subject, withTry(wrongTries, now.getTime()), now);
}

/**
 * Whether a number, booking or person has had its codes or its wrong tries. Locks it and counts this time, so that those
 * who ask at once are counted one by one.
 */
export async function isSubjectSpent({ settings }: Limiting, tx: Work, subject: string, now: Date): Promise<boolean> {
  const { perHour, perDay } = settings.lookupCodes;
  const { wrongTries, asked } = await noteAsked(tx, subject, Math.max(perHour, perDay), now);
  return askedSince(asked, now, hourMs) >= perHour || asked.length >= perDay || !mayTry(wrongTries, now.getTime());
}

export async function isAddressSpent(
  { settings }: Limiting,
  tx: Work,
  addressHash: string,
  now: Date,
): Promise<boolean> {
  const { perHourFromAddress } = settings.lookupCodes;
  if (perHourFromAddress === null) return false;
  const { asked } = await noteAsked(tx, `address:${addressHash}`, perHourFromAddress, now);
  return askedSince(asked, now, hourMs) >= perHourFromAddress;
}

/** What was counted of a subject before this time, of a day; no more moments are kept than its limit counts. */
async function noteAsked(tx: Work, subject: string, most: number, now: Date): Promise<MomentsOfSubject> {
  const { wrongTries, asked } = await lockSubject(tx, subject, now);
  const before = asked.filter((at) => at > now.getTime() - dayMs);
  await writeAsked(tx, subject, [...before, now.getTime()].slice(-most), now);
  return { wrongTries, asked: before };
}

const askedSince = (asked: readonly number[], now: Date, ms: number): number =>
  asked.filter((at) => at > now.getTime() - ms).length;
