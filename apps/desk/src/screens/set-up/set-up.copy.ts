import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SetUpPart } from './fields/part.table.ts';
import type { PolicyName } from './fields/policies.table.ts';
import type { SetUpDone, SetUpProblem } from './set-up.model.ts';

export const partNames: Readonly<Record<SetUpPart, MessageDescriptor>> = {
  beside: msg({ message: 'Draft and live', context: 'a page of the set-up' }),
  texts: msg({ message: 'Texts', context: 'a page of the set-up' }),
  pictures: msg({ message: 'Pictures', context: 'a page of the set-up' }),
  rooms: msg({ message: 'Rooms and prices', context: 'a page of the set-up' }),
  plans: msg({ message: 'Rate plans', context: 'a page of the set-up' }),
  offers: msg({ message: 'Offers', context: 'a page of the set-up' }),
  extras: msg({ message: 'Extras', context: 'a page of the set-up' }),
  packages: msg({ message: 'Packages', context: 'a page of the set-up' }),
  questions: msg({ message: 'Questions', context: 'a page of the set-up' }),
  policies: msg({ message: 'Policies', context: 'a page of the set-up' }),
  places: msg({ message: 'Nearby', context: 'a page of the set-up' }),
  taxes: msg({ message: 'Taxes', context: 'a page of the set-up' }),
  look: msg({ message: 'Look', context: 'a page of the set-up' }),
  legal: msg({ message: 'Legal', context: 'a page of the set-up' }),
  contact: msg({ message: 'Contact and hours', context: 'a page of the set-up' }),
  domain: msg({ message: 'Your own address', context: 'a page of the set-up' }),
  payment: msg({ message: 'Ways to pay', context: 'a page of the set-up' }),
  measuring: msg({ message: 'Measuring', context: 'a page of the set-up' }),
  table: msg({ message: 'From a spreadsheet', context: 'a page of the set-up' }),
};

/** What is added to a page; nothing is where there are no words. */
export const addWords: Readonly<Partial<Record<SetUpPart, MessageDescriptor>>> = {
  rooms: msg`Add a room type`,
  plans: msg`Add a rate plan`,
  offers: msg`Add an offer`,
  extras: msg`Add an extra`,
  packages: msg`Add a package`,
  questions: msg`Add a question`,
  policies: msg`Add a policy or a rule`,
  places: msg`Add a place nearby`,
  legal: msg`Add a legal text`,
};

export const doneWords: Readonly<Record<SetUpDone, MessageDescriptor>> = {
  saved: msg`Saved in the draft. Guests do not see it yet.`,
  same: msg`Nothing was changed.`,
  published: msg`Published. Guests see it from now on.`,
  planned: msg`Planned. Guests see it from the beginning of that day on.`,
  'taken-back': msg`It is in the draft again.`,
  reverted: msg`Guests see again what they saw then.`,
  dropped: msg`The draft is empty.`,
  named: msg`We look for its records every minute, and send you a mail when they are right.`,
  checked: msg`We have just looked at the records.`,
  'given-up': msg`The address is given up.`,
};

export const problemWords: Readonly<Record<SetUpProblem, MessageDescriptor>> = {
  invalid: msg`Some of it is not saved yet: look at what is marked.`,
  changed: msg`Somebody else has saved meanwhile. What you typed is still here, beside what stands there now. Save again to keep yours.`,
  not_here: msg`Your provider sets that. Please ask there.`,
  no_place: msg`What you changed is not there any more. Please look at it anew.`,
  too_much: msg`The draft is too long. Publish a part of it first.`,
  nothing_to_publish: msg`Guests see that already.`,
  changed_meanwhile: msg`Something that the draft changes was changed meanwhile by somebody else. It is named below: save it again, or leave it.`,
  not_ready: msg`Something must be mended before guests may see it. It is named below.`,
  in_the_past: msg`That day has begun. Choose a later one, or publish now.`,
  day_missing: msg`Please choose the day from which guests are to see it.`,
  not_found: msg`It is not there any more.`,
  not_allowed: msg`Only an owner or a manager may do this.`,
  new_unnamed: msg`Write a name in one language at least, and the text beside it where there is one.`,
  table_wrong: msg`Nothing of it was taken yet. Mend what is named below, and press again.`,
  last_one: msg`The hotel needs one at least. Add another one first.`,
  host_wrong: msg`That is no address of the web. Write it without https://, such as www.your-house.com.`,
  host_reserved: msg`Nobody in the world can open such an address. Choose one that you have bought.`,
  host_of_provider: msg`That is an address of ours. Choose one of your own.`,
  brand: msg`That is the name of a chain or a portal. If the address is yours, ask us.`,
  host_taken: msg`Another hotel is found at this address.`,
  picture_none: msg`Choose at least one picture first.`,
  last_picture: msg`A place needs one picture at least. Show another one there first.`,
  shown_nowhere: msg`Choose where it is shown first.`,
  focus_wrong: msg`Write two figures from 0 to 100.`,
  picture_too_large: msg`A file is too large to be taken: 8 MB at most. Choose a smaller one.`,
  picture_of_unknown_kind: msg`A file is no picture that can be shown. Choose a JPEG, PNG or WebP.`,
  picture_heic: msg`A file is a HEIC picture, which cannot be shown everywhere. Set the camera to “most compatible”, or save it as a JPEG.`,
  picture_too_many_pixels: msg`A picture has more pixels than can be taken. Save it smaller.`,
  picture_too_small: msg`A picture is too small to see anything on it.`,
  picture_damaged: msg`A picture is damaged and cannot be opened. Choose it again, or another one.`,
  too_many_pictures: msg`The hotel has as many pictures as are kept. Ask your provider.`,
  unavailable: msg`The desk cannot be reached right now. Nothing was changed: please try again in a minute.`,
};

export const policyWords: Readonly<
  Record<PolicyName | 'own', { readonly name: MessageDescriptor; readonly what: MessageDescriptor }>
> = {
  flexible: {
    name: msg({ message: 'Flexible', context: 'a way of cancelling' }),
    what: msg`Free until 24 hours before check-in, then everything is kept.`,
  },
  moderate: {
    name: msg({ message: 'Moderate', context: 'a way of cancelling' }),
    what: msg`Free until 5 days before check-in, half is kept until 24 hours before, then everything.`,
  },
  firm: {
    name: msg({ message: 'Not refundable', context: 'a way of cancelling' }),
    what: msg`Everything is kept from the booking on.`,
  },
  own: {
    name: msg({ message: 'As it is', context: 'a way of cancelling' }),
    what: msg`Steps of the hotel’s own, which stay as they are.`,
  },
};

export const optionWords: Readonly<Record<string, MessageDescriptor>> = {
  open: msg({ message: 'Takes bookings', context: 'a hotel' }),
  closed: msg({ message: 'Takes no bookings now', context: 'a hotel' }),
  king: msg({ message: 'King bed', context: 'a kind of bed' }),
  queen: msg({ message: 'Queen bed', context: 'a kind of bed' }),
  double: msg({ message: 'Double bed', context: 'a kind of bed' }),
  single: msg({ message: 'Single bed', context: 'a kind of bed' }),
  bunk: msg({ message: 'Bunk bed', context: 'a kind of bed' }),
  dorm: msg({ message: 'Bed in a dorm', context: 'a kind of bed' }),
  sofa: msg({ message: 'Sofa bed', context: 'a kind of bed' }),
  '': msg({ message: 'None', context: 'a choice of the set-up' }),
  none: msg({ message: 'No meal', context: 'a rate plan' }),
  breakfast: msg({ message: 'Breakfast', context: 'a rate plan' }),
  'half-board': msg({ message: 'Half board', context: 'a rate plan' }),
  'full-board': msg({ message: 'Full board', context: 'a rate plan' }),
  dinner: msg({ message: 'Dinner', context: 'a rate plan' }),
  person: msg({ message: 'For each person', context: 'an extra' }),
  room: msg({ message: 'For each room', context: 'an extra' }),
  booking: msg({ message: 'Once a booking', context: 'an extra' }),
  stay: msg({ message: 'Once a stay', context: 'an extra' }),
  night: msg({ message: 'Each night', context: 'an extra' }),
  needed: msg({ message: 'Yes, first', context: 'measuring' }),
  'not-needed': msg({ message: 'No', context: 'measuring' }),
  '0px': msg({ message: 'Square', context: 'corners' }),
  '3px': msg({ message: 'Hardly rounded', context: 'corners' }),
  '6px': msg({ message: 'A little rounded', context: 'corners' }),
  '8px': msg({ message: 'Rounded', context: 'corners' }),
  '12px': msg({ message: 'Very round', context: 'corners' }),
  'early-bird': msg({ message: 'Early bird', context: 'a kind of offer' }),
  'last-minute': msg({ message: 'Last minute', context: 'a kind of offer' }),
  'long-stay': msg({ message: 'Long stay', context: 'a kind of offer' }),
  'percent-off': msg({ message: 'Percent off', context: 'a kind of offer' }),
  'amount-off': msg({ message: 'Sum off', context: 'a kind of offer' }),
  'flat-above': msg({ message: 'Sum off larger bookings', context: 'a kind of offer' }),
  'stay-price': msg({ message: 'One price for some nights', context: 'a kind of offer' }),
  coupon: msg({ message: 'Code', context: 'a kind of offer' }),
  policies: msg({ message: 'Policy', context: 'a text of the hotel' }),
  rules: msg({ message: 'Rule of the house', context: 'a text of the hotel' }),
  imprint: msg({ message: 'Imprint', context: 'a legal text' }),
  privacy: msg({ message: 'Privacy', context: 'a legal text' }),
  terms: msg({ message: 'Terms', context: 'a legal text' }),
  sight: msg({ message: 'Sight', context: 'a kind of place' }),
  museum: msg({ message: 'Museum', context: 'a kind of place' }),
  park: msg({ message: 'Park', context: 'a kind of place' }),
  market: msg({ message: 'Market', context: 'a kind of place' }),
  restaurant: msg({ message: 'Restaurant', context: 'a kind of place' }),
  cafe: msg({ message: 'Café', context: 'a kind of place' }),
  transport: msg({ message: 'Station or stop', context: 'a kind of place' }),
  beach: msg({ message: 'Beach', context: 'a kind of place' }),
  temple: msg({ message: 'Temple', context: 'a kind of place' }),
  shopping: msg({ message: 'Shopping', context: 'a kind of place' }),
  nightlife: msg({ message: 'Nightlife', context: 'a kind of place' }),
};

export const modeWords: Readonly<Record<string, MessageDescriptor>> = {
  online: msg({ message: 'Online, when booking', context: 'a way to pay' }),
  'at-property': msg({ message: 'At the hotel', context: 'a way to pay' }),
};
