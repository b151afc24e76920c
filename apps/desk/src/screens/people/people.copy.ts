import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PeopleModel, PeopleProblem } from './people.model.ts';

/** Why something about people could not be done, and what to do. */
export const problemWords: Readonly<Record<PeopleProblem, MessageDescriptor>> = {
  email_missing: msg`Please enter the email address`,
  email_invalid: msg`This is not a valid email address. Example: name@hotel.example.`,
  name_missing: msg`Please enter the name`,
  name_invalid: msg`Please use letters only; hyphens and full stops are fine.`,
  already_here: msg`This person already works here or has been invited.`,
  too_many_invitations: msg`No more invitations can be sent today. Please invite this person tomorrow.`,
  hotel_held: msg`The provider has stopped the messages of this hotel. Nothing was sent. Please write to the provider.`,
  last_owner: msg`A hotel needs at least one owner. Please make someone else an owner first.`,
  not_found: msg`This person no longer works here.`,
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
  bounded: msg`Reception limits saved.`,
  revoked: msg`The key has ended.`,
  ended: msg`This person no longer has access.`,
};
