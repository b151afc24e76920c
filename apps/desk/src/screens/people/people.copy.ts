import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PeopleModel, PeopleProblem } from './people.model.ts';

/** Why something about people could not be done, and what to do. */
export const problemWords: Readonly<Record<PeopleProblem, MessageDescriptor>> = {
  email_missing: msg`Please enter the mail address`,
  email_invalid: msg`This is no mail address. It looks like name@hotel.example.`,
  name_missing: msg`Please enter the name`,
  name_invalid: msg`A name is letters, with hyphens and points between. Please write it without digits and other signs.`,
  already_here: msg`Somebody with this address works here already, or is invited.`,
  too_many_invitations: msg`No more invitations can be sent today. Please invite this person tomorrow.`,
  hotel_held: msg`The provider has stopped the messages of this hotel. Nothing was sent. Please write to the provider.`,
  last_owner: msg`A hotel keeps one owner at least. Make somebody else an owner first.`,
  not_found: msg`This person does not work here any more.`,
  not_allowed: msg`Only an owner may do this.`,
  prove_again: msg`You signed in more than 15 minutes ago. To change who works here, prove that it is you. Nothing was changed.`,
  bounds_invalid: msg`Please enter whole percent from 0 to 100, and a sum of money in figures`,
  key_name_missing: msg`Please enter what the key is for`,
  unavailable: msg`The desk cannot be reached right now. Nothing was changed: please try again in a minute.`,
};

/** What was done just now. */
export const doneWords: Readonly<Record<NonNullable<PeopleModel['done']>, MessageDescriptor>> = {
  invited: msg`The invitation is on its way. Its link holds for seven days.`,
  changed: msg`The role is changed.`,
  bounded: msg`The bounds of reception are kept.`,
  revoked: msg`The key has ended.`,
  ended: msg`This person does not work here any more, from this moment on.`,
};
