import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { YouModel, YouProblem } from './you.model.ts';

/** Why something about one's own ways in could not be done, and what to do. */
export const problemWords: Readonly<Record<YouProblem, MessageDescriptor>> = {
  prove_again: msg`You signed in more than 15 minutes ago. To change how you sign in, prove that it is you. Nothing was changed.`,
  not_found: msg`It is gone already.`,
  last_owner: msg`A hotel needs at least one owner. Please make someone else an owner first.`,
  unavailable: msg`The desk cannot be reached right now. Nothing was changed: please try again in a minute.`,
};

/** What was done just now. */
export const doneWords: Readonly<Record<NonNullable<YouModel['done']>, MessageDescriptor>> = {
  made: msg`The passkey is made. The next time, this device opens the desk.`,
  forgotten: msg`Passkey removed. It no longer signs you in.`,
  ended: msg`You are signed out there.`,
  told: msg`Notifications are on for this device.`,
  accept: msg`Invitation accepted. The hotel is in your list now.`,
  decline: msg`Invitation declined.`,
  leave: msg`You have left the hotel. The API keys that you made for it have ended.`,
  untold: msg`Notifications are off on that device.`,
};
