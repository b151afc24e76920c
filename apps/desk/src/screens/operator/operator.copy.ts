import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HotelChange, OperatorDone, OperatorProblem, OperatedHotel, StuckAt } from './operator.model.ts';

export const stateNames: Readonly<Record<OperatedHotel['state'], MessageDescriptor>> = {
  waiting: msg({ message: 'Waiting', context: 'hotels that wait for the provider' }),
  held: msg({ message: 'Held', context: 'hotels from which guests are kept' }),
  new: msg({ message: 'Being set up', context: 'hotels that nobody sees yet' }),
  live: msg({ message: 'Live', context: 'hotels that guests see' }),
};

export const noneWords: Readonly<Record<OperatedHotel['state'], MessageDescriptor>> = {
  waiting: msg`No hotel waits to be shown.`,
  held: msg`No hotel is held.`,
  new: msg`No one is setting up a property right now.`,
  live: msg`No hotel is found.`,
};

export const doneWords: Readonly<Record<OperatorDone, MessageDescriptor>> = {
  approved: msg`Guests can see it now. The owner is notified by email.`,
  refused: msg`The owner gets your message by email and can reopen it.`,
  left: msg`Guests go on seeing it as it is now.`,
  'taken-back': msg`Guests see the version that you reviewed.`,
  held: msg`Hidden from guests. Its bookings stay valid.`,
  released: msg`Guests see it again.`,
};

export const problemWords: Readonly<Record<OperatorProblem, MessageDescriptor>> = {
  words_missing: msg`Please give a reason in up to 400 characters.`,
  not_waiting: msg`It is no longer waiting: someone else has already handled it.`,
  not_ready: msg`Something has to be fixed first: its settings show what.`,
  changed: msg`It was changed while you were reviewing it. This is the current version. Please check it again.`,
  not_changed: msg`There is nothing left to review: it was reset, or someone else has handled it.`,
  not_found: msg`It no longer exists.`,
  unavailable: msg`The desk cannot be reached right now. Nothing was changed: please try again in a minute.`,
};

export const stepNames: Readonly<Record<StuckAt['step'], MessageDescriptor>> = {
  house: msg({ message: 'The property', context: 'a step of setting up' }),
  rooms: msg({ message: 'Rooms', context: 'a step of setting up' }),
  terms: msg({ message: 'Terms', context: 'a step of setting up' }),
  preview: msg({ message: 'Before opening', context: 'a step of setting up' }),
};

const left = msg({ message: 'Nothing is wrong: it was left', context: 'why a house is not set up' });
const other = msg({ message: 'Something else', context: 'why a house is not set up' });

/** What is wrong with an answer, in a word; the form says it to owners at more length. */
const codes: Readonly<Record<string, MessageDescriptor>> = {
  missing: msg({ message: 'An answer is missing', context: 'why a house is not set up' }),
  country_unknown: msg({ message: 'The country is not known here', context: 'why a house is not set up' }),
  place_unknown: msg({ message: 'The place is not known here', context: 'why a house is not set up' }),
  phone_wrong: msg({ message: 'The phone number is not valid', context: 'why a house is not set up' }),
  slug_wrong: msg({ message: 'The address cannot be', context: 'why a house is not set up' }),
  slug_reserved: msg({ message: 'The address is reserved', context: 'why a house is not set up' }),
  slug_taken: msg({ message: 'The address is taken', context: 'why a house is not set up' }),
  brand: msg({ message: 'The name of a chain or portal', context: 'why a house is not set up' }),
  link: msg({ message: 'A link in the text', context: 'why a house is not set up' }),
  letters: msg({ message: 'Look-alike characters', context: 'why a house is not set up' }),
  name_taken: msg({ message: 'The name of another hotel', context: 'why a house is not set up' }),
  times_overlap: msg({ message: 'Guests come before others leave', context: 'why a house is not set up' }),
  price_wrong: msg({ message: 'A price cannot be read', context: 'why a house is not set up' }),
  count_wrong: msg({ message: 'A number of rooms cannot be read', context: 'why a house is not set up' }),
  beds_unknown: msg({ message: 'Beds cannot be read', context: 'why a house is not set up' }),
  cells_missing: msg({ message: 'A line of the rooms lacks something', context: 'why a house is not set up' }),
};

export const codeWords = (code: string | null): MessageDescriptor =>
  code === null ? left : ((Object.hasOwn(codes, code) ? codes[code] : undefined) ?? other);

/** What guests know a hotel by. */
export const factNames: Readonly<Record<HotelChange['fact'], MessageDescriptor>> = {
  name: msg({ message: 'Name', context: 'what guests know a hotel by' }),
  address: msg({ message: 'Place', context: 'what guests know a hotel by' }),
  slug: msg({ message: 'Address here', context: 'what guests know a hotel by' }),
  host: msg({ message: 'Host', context: 'what guests know a hotel by' }),
  account: msg({ message: 'Payments go to', context: 'what guests know a hotel by' }),
  pictures: msg({ message: 'Pictures', context: 'what guests know a hotel by' }),
};
