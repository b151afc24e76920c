import { addressGroup } from '@latchkey/booking-core/network';
import type { Transaction } from '../../../database/database.types.ts';
import type { Deps } from '../../../deps.ts';
import { hashOf } from '../../../hash-of.ts';
import { lockSubject, writeAsked, writeTries } from './code-subjects.queries.ts';
import { mayTry, withTry } from './try-limits.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** From so many networks strangers must ask before the share of all who are unknown is used up. */
const networks = 4;

type Limiting = Pick<Deps, 'settings'>;

/** Something whose requests are counted: a subject, an asker, or both. */
interface Count {
  readonly subject: string;
  readonly perHour: number;
  readonly perDay: number;
}

/**
 * Whether one more link may be mailed to a person because somebody asks for it. A browser in which the person has signed
 * in before (`knownBrowser`) has a count of its own, which nobody else can use up; all others share one by their network
 * and one together.
 */
export async function mayAskForPerson(
  { settings }: Limiting,
  tx: Transaction,
  {
    subject,
    address,
    knownBrowser,
  }: { readonly subject: string; readonly address: string; readonly knownBrowser: string | undefined },
  now: Date,
): Promise<boolean> {
  const { perHour, perDay } = settings.lookupCodes;
  if (knownBrowser !== undefined)
    return countAll(tx, [{ subject: `${subject} browser:${knownBrowser}`, perHour, perDay }], now);
  return countAll(
    tx,
    [
      { subject, perHour: networks * perHour, perDay: networks * perDay },
      { subject: fromNetwork(subject, address), perHour, perDay },
      ...countOfAddress(settings, address),
    ],
    now,
  );
}

/**
 * Whether codes may be made for a number or booking because a network address asks for them; null where nobody is counted
 * by one. One network gets one fewer than the subject does, so that a stranger's leave room for the guest's own.
 */
export async function mayAskForCodes(
  { settings }: Limiting,
  tx: Transaction,
  { subject, address }: { readonly subject: string; readonly address: string | null },
  now: Date,
): Promise<'within' | 'subject_spent' | 'address_spent'> {
  const { perHour, perDay } = settings.lookupCodes;
  const { wrongTries } = await lockSubject(tx, subject, now);
  const ofAddress = address === null ? [] : countOfAddress(settings, address);
  const shared =
    address === null || ofAddress.length === 0
      ? []
      : [{ subject: fromNetwork(subject, address), perHour: perHour - 1, perDay: perDay - 1 }];
  const isAddressSpent = !(await haveRoom(tx, ofAddress, now));
  if (isAddressSpent) return 'address_spent';
  const counts = [{ subject, perHour, perDay }, ...shared, ...ofAddress];
  return mayTry(wrongTries, now.getTime()) && (await countAll(tx, counts, now)) ? 'within' : 'subject_spent';
}

/** Whether from a network address so many wrong codes of a subject have come that no more is taken from there. Locks it. */
export async function isGuessing(tx: Transaction, subject: string, address: string, now: Date): Promise<boolean> {
  return !mayTry((await lockSubject(tx, fromNetwork(subject, address), now)).wrongTries, now.getTime());
}

/** Counts a wrong try at a subject from a network address. */
export async function noteWrongTry(tx: Transaction, of: string, address: string, now: Date): Promise<void> {
  const subject = fromNetwork(of, address);
  const { wrongTries } = await lockSubject(tx, subject, now);
  await writeTries(tx, subject, withTry(wrongTries, now.getTime()), now);
}

const fromNetwork = (subject: string, address: string): string => `${subject} from:${addressGroup(address)}`;

function countOfAddress({ lookupCodes }: Limiting['settings'], address: string): readonly Count[] {
  const { perHourFromAddress: perHour } = lookupCodes;
  return perHour === null
    ? []
    : [{ subject: `address:${hashOf(addressGroup(address))}`, perHour, perDay: Number.POSITIVE_INFINITY }];
}

/**
 * Counts one more of each, where all have room; else of none: what is refused keeps nobody out for longer. Locks them, so
 * that those who ask at once are counted one by one.
 */
async function countAll(tx: Transaction, counts: readonly Count[], now: Date): Promise<boolean> {
  if (!(await haveRoom(tx, counts, now))) return false;
  for (const { subject } of counts) {
    const { asked } = await lockSubject(tx, subject, now);
    await writeAsked(tx, subject, [...within(asked, now, dayMs), now.getTime()], now);
  }
  return true;
}

async function haveRoom(tx: Transaction, counts: readonly Count[], now: Date): Promise<boolean> {
  let haveAll = true;
  for (const { subject, perHour, perDay } of counts) {
    const { asked } = await lockSubject(tx, subject, now);
    haveAll &&= within(asked, now, hourMs).length < perHour && within(asked, now, dayMs).length < perDay;
  }
  return haveAll;
}

const within = (asked: readonly number[], now: Date, ms: number): number[] =>
  asked.filter((at) => at > now.getTime() - ms);
