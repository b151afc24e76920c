import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ActName } from './acts.table.ts';
import type { TodayProblem } from './today.model.ts';

/** The sections of a day's sheet. */
export const sectionNames = {
  overdue: msg({ message: 'Overdue', context: 'section of the day' }),
  toAnswer: msg({ message: 'To answer', context: 'section of the day' }),
  arrivals: msg({ message: 'Arrivals', context: 'section of the day' }),
  inHouse: msg({ message: 'In house', context: 'section of the day' }),
  departures: msg({ message: 'Departures', context: 'section of the day' }),
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

/** Over stays that ended with something to pay. */
export const owingTitle = msg({ message: 'Accounts left open', context: 'section of the day' });

/** Over the results of a search. */
export const foundTitle = msg({ message: 'Found', context: 'section of the day' });

/** What a button of a line says. Three dots: it asks first. */
export const actNames: Readonly<Record<ActName, MessageDescriptor>> = {
  check_in: msg({ message: 'Check in', context: 'act of the reception' }),
  undo_check_in: msg({ message: 'Undo', context: 'act of the reception' }),
  check_out: msg({ message: 'Check out', context: 'act of the reception' }),
  undo_check_out: msg({ message: 'Undo', context: 'act of the reception' }),
  no_show: msg({ message: 'No-show…', context: 'act of the reception' }),
  confirm: msg({ message: 'Confirm…', context: 'act of the reception' }),
  reject: msg({ message: 'Say no…', context: 'act of the reception' }),
  accept: msg({ message: 'Say yes…', context: 'act of the reception' }),
  decline: msg({ message: 'Say no…', context: 'act of the reception' }),
};

/** Why something was not done, and what to do. */
export const problemWords: Readonly<Record<TodayProblem, MessageDescriptor>> = {
  changed: msg`This is no longer possible: the booking was changed by someone else. It is shown as it is now.`,
  sold_out: msg`The nights have been sold since. The guest needs another room.`,
  no_room: msg`No room of this type is available yet. Move a guest on the room plan, or put a room back on sale.`,
  owes: msg`This guest has not checked out: an amount is still open. Settle it on the booking first.`,
  not_allowed: msg`Your role may not do this. Ask the owner or a manager.`,
  note_missing: msg`The note is empty.`,
  unavailable: msg`The desk cannot be reached right now. Nothing was changed: please try again in a minute.`,
};
