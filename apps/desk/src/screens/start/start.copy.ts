import type { HouseKind } from '@latchkey/booking-core/onboarding';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StartStep } from '@latchkey/booking-core/onboarding';
import type { StartFault, StartNote, StartProblem, StartState } from './start.model.ts';

export const stepNames: Readonly<Record<StartStep, MessageDescriptor>> = {
  house: msg({ message: 'Property', context: 'a step of setting up a house' }),
  rooms: msg({ message: 'Rooms', context: 'a step of setting up a house' }),
  terms: msg({ message: 'Terms', context: 'a step of setting up a house' }),
  preview: msg({ message: 'Preview', context: 'a step of setting up a house' }),
};

export const stepTitles: Readonly<
  Record<StartStep, { readonly title: MessageDescriptor; readonly lead: MessageDescriptor }>
> = {
  house: {
    title: msg`Your property`,
    lead: msg`What guests read first, and where it is. What is usual there is proposed to you.`,
  },
  rooms: {
    title: msg`Rooms and beds`,
    lead: msg`Paste them from a spreadsheet, or type. One line for each type.`,
  },
  terms: {
    title: msg`Terms`,
    lead: msg`How guests book, cancel and pay. All of it can be changed later.`,
  },
  preview: {
    title: msg`Nearly live`,
    lead: msg`This is your site as guests will see it. No one else can find or book it yet.`,
  },
};

export const kindNames: Readonly<Record<HouseKind, MessageDescriptor>> = {
  hotel: msg`Hotel or guest house`,
  hostel: msg`Hostel, by the bed`,
  villa: msg`Villas or holiday homes`,
  hours: msg`Rooms by the hour, too`,
};

export const problemWords: Readonly<Record<StartProblem, MessageDescriptor>> = {
  email_missing: msg`Please enter an email address`,
  email_invalid: msg`This is not a valid email address. Example: name@house.example.`,
  name_missing: msg`Please enter your name`,
  too_many: msg`That was asked for too often. Please wait a few minutes, then try again.`,
  changed: msg`You changed this property elsewhere. This is what you typed: please check it, then save again.`,
  opened_already: msg`Your property is being published. You can change it in Settings.`,
  too_many_starts: msg`You have five unpublished properties. Please finish one of them first.`,
  not_ready: msg`Something has to be fixed first. See below.`,
  invalid: msg`Some figures could not be read. Please check them and write them differently.`,
  list_empty: msg`This is not a hotel list: it has no <listing> with a name.`,
  list_of_many: msg`This list has several properties. Please paste one of them, from <listing> to </listing>.`,
  house_unread: msg`The rooms of that property cannot be read. Only its owners and managers may copy them.`,
  unavailable: msg`The desk cannot be reached right now. Nothing was changed: please try again in a minute.`,
};

export const noteWords: Readonly<Record<StartNote, MessageDescriptor>> = {
  list_read: msg`Filled in from the list. Please check it and add what is missing.`,
  rooms_read: msg`These are the rooms of that property. Change what is different, then continue.`,
};

export const faultWords: Readonly<Record<StartFault['code'], MessageDescriptor>> = {
  missing: msg`Please fill this in.`,
  country_unknown: msg`Please choose a country.`,
  place_unknown: msg`We do not know this city. Please type where it is: a map shows latitude and longitude.`,
  phone_wrong: msg`Please write it with the country’s code, such as +977 1 4700123.`,
  slug_wrong: msg`Small letters, digits and hyphens, 40 at most.`,
  slug_reserved: msg`This name is one of our own pages. Please choose another.`,
  slug_taken: msg`Another property already has this name. Please choose a different one.`,
  brand: msg`This is the name of a hotel chain or a booking portal. If the property belongs to it, please contact us.`,
  link: msg`Please leave addresses of pages out: guests book here.`,
  letters: msg`It contains invisible characters, or mixes scripts in one word. Please type it again.`,
  name_taken: msg`Another hotel here has this name. Please add the place, or choose another.`,
  times_overlap: msg`Guests must leave before the next ones come: check-in cannot be earlier than check-out.`,
  name_missing: msg`The line begins with a name.`,
  cells_missing: msg`Name, how many, guests and price are needed, with a comma and a space between them.`,
  count_wrong: msg`How many of them there are: a number, after the name.`,
  beds_unknown: msg`Which beds? Such as “1 double” or “2 single”; or leave them out.`,
  beds_too_few: msg`These beds are too few for so many guests.`,
  guests_wrong: msg`How many guests it is for: a number up to 30.`,
  price_wrong: msg`The price of a night: a number above 0, with its decimals or without.`,
  prices_fall: msg`The price for two is below the price for one. Please put them in order.`,
  prices_too_many: msg`There are more prices than guests.`,
  named_twice: msg`Another line has the same name.`,
  too_many_lines: msg`Forty types at most.`,
  bed_or_room: msg`Is this the price of each bed, or of the whole room? Write “per bed” or “whole room” after the price.`,
  hours_missing: msg`Add the price by the hour at the end, such as “3 h 900”.`,
  other: msg`This conflicts with another answer. Please check it.`,
};

export const stateWords: Readonly<Record<StartState, MessageDescriptor>> = {
  answers: msg({ message: 'Begun', context: 'how far a house is' }),
  draft: msg({ message: 'Draft', context: 'how far a house is' }),
  waiting: msg({ message: 'Waits for us', context: 'how far a house is' }),
  live: msg({ message: 'Live', context: 'how far a house is' }),
};
