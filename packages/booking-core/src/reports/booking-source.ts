/** From where a booking came, as reports tell sources apart. */
export const bookingSources = ['website', 'google', 'campaign', 'desk', 'program'] as const;

export type BookingSource = (typeof bookingSources)[number];

/** What a booking keeps of where it came from. */
export interface BookedThrough {
  /** Who made it: the guest on a page, a person at the desk, or a program with a key, such as a channel manager. */
  readonly by: 'guest' | 'desk' | 'program';
  /** Of a page's visit: whether it came by one of Google's hotel links. */
  readonly isGoogle: boolean;
  /** Whether its link named another source, such as a letter or an advertisement. */
  readonly hasCampaign: boolean;
}

/** The one source of a booking. Google's own link counts before what else a link says. */
export function bookingSourceOf({ by, isGoogle, hasCampaign }: BookedThrough): BookingSource {
  if (by !== 'guest') return by;
  if (isGoogle) return 'google';
  return hasCampaign ? 'campaign' : 'website';
}

/** Whether nobody stands between guest and hotel, who would ask for a commission. */
export const isDirect = (source: BookingSource): boolean => source !== 'program';
