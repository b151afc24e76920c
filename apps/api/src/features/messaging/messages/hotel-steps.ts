const dayMs = 24 * 3_600_000;

/**
 * How well the provider knows a hotel, by which the messages of its people are limited. `vouched`: the provider brought
 * it in its own files. `unopened`: somebody set it up, and no guest has seen it. `held`: the provider keeps guests from it.
 */
export type HotelStanding =
  | { readonly kind: 'vouched' | 'unopened' | 'held' }
  | {
      readonly kind: 'open';
      readonly openedAt: Date;
      /** Stays that were paid online a week ago or earlier, of which nothing went back. */
      readonly paidStays: number;
    };

interface Step {
  readonly name: 'new' | 'young' | 'known' | 'settled';
  /** Days since guests saw the hotel first, with so many stays that were paid online; or days alone. */
  readonly days: number;
  readonly paidStays: number;
  readonly daysAlone: number;
  /** How many times a new hotel's figures it has. */
  readonly times: number;
}

/**
 * The steps by which a hotel's figures grow, the highest first. A new one has those of the settings, which a house of
 * twelve rooms with thirty arrivals a day does not meet. Who paid or proved a mailbox counts for none of them, so a house
 * whose guests pay online needs few of them; one whose guests pay there alone grows by its age.
 */
const steps: readonly Step[] = [
  { name: 'settled', days: 180, paidStays: 500, daysAlone: 730, times: 80 },
  { name: 'known', days: 60, paidStays: 50, daysAlone: 365, times: 15 },
  { name: 'young', days: 14, paidStays: 5, daysAlone: 60, times: 3 },
  { name: 'new', days: 0, paidStays: 0, daysAlone: 0, times: 1 },
];

/** What a new hotel may send in a day. */
export interface HotelFigures {
  /** Mailboxes, and as many telephone numbers, that its people name and that lack payment and proof, each once. */
  readonly strangers: number;
  readonly sms: number;
  /** SMS to one country other than the hotel's own. */
  readonly smsAbroad: number;
  readonly invitations: number;
  /** Letters, answers, vouchers and links of one person or key. */
  readonly acts: number;
}

/** A hotel that guests do not see yet, or that is held, invites so many people a day: owner, manager and reception. */
const invitationsBefore = 3;

/** The step of a hotel; null of one that guests do not see. */
export function stepOf(standing: HotelStanding, now: Date): Step['name'] | null {
  return foundStep(standing, now)?.name ?? null;
}

/** Whether mails may carry the hotel's own words to people who do not know it. */
export const isKnownHotel = (standing: HotelStanding, now: Date): boolean => {
  const step = stepOf(standing, now);
  return step === 'known' || step === 'settled';
};

/** What a hotel may send in a day. */
export function figuresOf(standing: HotelStanding, ofNew: HotelFigures, now: Date): HotelFigures {
  const step = foundStep(standing, now);
  if (step === undefined)
    return {
      strangers: 0,
      sms: 0,
      smsAbroad: 0,
      invitations: Math.min(invitationsBefore, ofNew.invitations),
      acts: ofNew.acts,
    };
  const { strangers, sms, smsAbroad, invitations, acts } = ofNew;
  return {
    strangers: strangers * step.times,
    sms: sms * step.times,
    smsAbroad: smsAbroad * step.times,
    invitations: invitations * step.times,
    acts: acts * step.times,
  };
}

function foundStep(standing: HotelStanding, now: Date): Step | undefined {
  if (standing.kind === 'vouched') return steps[0];
  if (standing.kind !== 'open') return undefined;
  const age = now.getTime() - standing.openedAt.getTime();
  return steps.find(
    ({ days, paidStays, daysAlone }) =>
      (age >= days * dayMs && standing.paidStays >= paidStays) || age >= daysAlone * dayMs,
  );
}
