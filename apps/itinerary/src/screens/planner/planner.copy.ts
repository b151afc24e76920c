import type { ItineraryStop } from '@latchkey/api-contract/types';
import type { UnmetWish, ItineraryPurpose } from '@latchkey/booking-core/itinerary';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MailOutcome } from '@latchkey/booking-core/validation';

export const purposeWords: Readonly<Record<ItineraryPurpose, MessageDescriptor>> = {
  leisure: msg({ message: 'Relaxing', context: 'purpose of a trip' }),
  family: msg({ message: 'With children', context: 'purpose of a trip' }),
  business: msg({ message: 'Between meetings', context: 'purpose of a trip' }),
  romance: msg({ message: 'For two', context: 'purpose of a trip' }),
  culture: msg({ message: 'Sights and museums', context: 'purpose of a trip' }),
  food: msg({ message: 'Eating well', context: 'purpose of a trip' }),
};

const stopWords: Readonly<Record<ItineraryStop['kind'], MessageDescriptor>> = {
  meal: msg({ message: 'A meal', context: 'kind of a stop' }),
  visit: msg({ message: 'A visit', context: 'kind of a stop' }),
  rest: msg({ message: 'A rest', context: 'kind of a stop' }),
};

const slotWords: Readonly<Record<NonNullable<ItineraryStop['slot']>, MessageDescriptor>> = {
  midday: msg({ message: 'Lunch', context: 'kind of a stop' }),
  rest: stopWords.rest,
  evening: msg({ message: 'Dinner', context: 'kind of a stop' }),
};

/** What a stop is: lunch, dinner, a rest, a visit. */
export const kindOf = ({ kind, slot }: ItineraryStop): MessageDescriptor =>
  slot === undefined ? stopWords[kind] : slotWords[slot];

/** The words for a wish that the plan does not meet; the place's name stands before them. */
export const unmetWords: Readonly<Record<UnmetWish['code'], MessageDescriptor>> = {
  closed: msg`It is closed on that day. The plan stays as it was.`,
  no_time: msg`There is no time for it there. The plan stays as it was.`,
  no_other: msg`We know no other place that fits there. The plan stays as it was.`,
  locked: msg`A locked stop is in the way. The plan stays as it was.`,
  left_out: msg`There is no time left for it, so it is no longer in the plan.`,
};

/** The sentences of docs/rules.md, "Validation", stand here word for word. */
export const mailWords: Readonly<Record<Exclude<MailOutcome, 'sent'>, MessageDescriptor>> = {
  email_missing: msg`Please Enter Email Address`,
  email_invalid: msg`Please Enter Valid Email Address`,
  unknown: msg`Please try again later!`,
};
