import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PasskeyProblem } from './passkey-acts.ts';

/** Why a passkey could not be made or used, and what to do. */
export const passkeyProblemWords: Readonly<Record<PasskeyProblem, MessageDescriptor>> = {
  put_aside: msg`Your device gave no answer, or you closed its question. Nothing was changed: please try again.`,
  known_here: msg`This device has a passkey for the desk already. There is nothing to do.`,
  no_passkeys: msg`This browser cannot use a passkey here. The email link works in every browser.`,
  passkey_refused: msg`This passkey does not open the desk. It may have been forgotten here: have a link sent to you.`,
  prove_again: msg`You signed in more than 15 minutes ago. Sign in again, then make the passkey. Nothing was changed.`,
  signed_out: msg`You are no longer signed in, and nothing was changed. Please sign in again.`,
  unavailable: msg`The desk cannot be reached right now. Nothing was changed: please try again in a minute.`,
};
