import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Deps } from '../../../deps.ts';
import { hashOf } from '../../../hash-of.ts';
import { standingOf } from './hotel-standing.queries.ts';
import { figuresOf } from './hotel-steps.ts';
import { callingCodeOf } from './hotel-phone.queries.ts';
import { messageKinds } from './message-kinds.table.ts';
import type { MessageAbout, Sending } from './senders.types.ts';
import { noteIfFewer, recipientHashOf } from './sent-messages.queries.ts';
import { smsOfHotel, watchSmsBudget } from './sms-budget.ts';

const dayMs = 24 * 3_600_000;
/** A booking has a mailbox and a number, and each may be put right twice. */
const recipientsOfBooking = 6;
/** Guests and visitors come by themselves, and each network address and mailbox has limits of its own. */
const visitorsTimes = 10;
/** Who paid or proved a number is limited only so that nobody pays himself to send SMS. */
const provedTimes = 5;
/** Guests ask for a code again; those of its own country are limited by number and network address alone. */
const codesTimes = 5;

type Gate = Pick<Deps, 'db' | 'clock' | 'settings'>;

interface Asked {
  readonly about: MessageAbout;
  readonly to: string;
  readonly messageId: string;
  readonly isSms: boolean;
}

/** Why a message does not go out: what became of it, and in words for the log. */
interface Stopped {
  readonly sending: Exclude<Sending, 'taken'>;
  readonly why: string;
}

/** Why a message of a hotel does not go out; null where it does. */
export async function stoppedBy(gate: Gate, asked: Asked): Promise<Stopped | null> {
  const { hotelId, kind, isProved = false } = asked.about;
  if (hotelId === null) return null;
  const now = gate.clock();
  const standing = await standingOf(gate.db, hotelId, now);
  const rule = messageKinds[kind];
  const reach =
    standing.kind === 'held' ? rule.whileHeld : standing.kind === 'unopened' ? rule.beforeOpening : 'everybody';
  if (reach === 'nobody' || (reach === 'proved' && !isProved))
    return { sending: 'stopped', why: `its hotel is ${standing.kind}` };
  const { hotelMessages } = gate.settings;
  if (hotelMessages === null || rule.counted === null) return null;
  // A hotel that is held writes to guests who paid or proved: as many as it could before.
  const figures = figuresOf(standing.kind === 'held' ? { kind: 'vouched' } : standing, hotelMessages, now);
  for (const { what, of, count, most } of await countsOf(gate, asked, figures)) {
    const sent = { recipientHash: hashOf(`${what} ${of}`), messageId: count, purpose: 'hotel' };
    const since = new Date(now.getTime() - dayMs);
    if (!(await noteIfFewer(gate.db, sent, most, now, since)))
      return { sending: 'over_limit', why: `${what}: ${most} a day` };
  }
  if (asked.isSms && !isProved && rule.counted === 'day') await watchSmsBudget(gate, hotelId, figures.sms);
  return null;
}

interface Count {
  readonly what: string;
  /** Whose: a hotel's or a booking's id. */
  readonly of: number | string;
  /** As what the message counts there: two of one name count once. */
  readonly count: string;
  readonly most: number;
}

async function countsOf(
  { db }: Gate,
  { about, to, messageId, isSms }: Asked,
  figures: ReturnType<typeof figuresOf>,
): Promise<readonly Count[]> {
  const { kind, bookingId, isProved = false, isNamedToday = kind === 'answer' } = about;
  const hotelId = about.hotelId ?? 0;
  const whom = recipientHashOf(to);
  const counts: Count[] = [];
  const count = (what: string, of: number | string, as: string, most: number): void =>
    void counts.push({ what, of, count: as, most });
  const country = isSms ? (parsePhoneNumberFromString(to)?.countryCallingCode ?? 'none') : null;
  const isAbroad = country !== null && country !== (await callingCodeOf(db, hotelId));
  if (messageKinds[kind].counted === 'codes') {
    if (isAbroad)
      count('codes of a hotel to a country', `${hotelId} +${country}`, messageId, figures.smsAbroad * codesTimes);
    return counts;
  }
  if (bookingId !== undefined) count('recipients of a booking', bookingId, whom, recipientsOfBooking);
  const recipients = isSms ? 'numbers' : 'mailboxes';
  if (!isProved)
    if (isNamedToday) count(`${recipients} that a hotel names`, hotelId, whom, figures.strangers);
    else count(`${recipients} of a hotel`, hotelId, whom, figures.strangers * visitorsTimes);
  if (!isSms) return counts;
  if (isProved) count('SMS of a hotel to proved numbers', hotelId, messageId, figures.sms * provedTimes);
  else {
    if (isAbroad) count('SMS of a hotel to a country', `${hotelId} +${country}`, messageId, figures.smsAbroad);
    count(smsOfHotel, hotelId, messageId, figures.sms);
  }
  return counts;
}
