import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SignInModel } from './sign-in.model.ts';

interface StepWords {
  readonly title: MessageDescriptor;
  readonly sentence: MessageDescriptor;
}

/** What the tag says at each step. */
export const stepWords: Readonly<Record<SignInModel['step'], StepWords>> = {
  ask: {
    title: msg({ message: 'Sign in', context: 'a title' }),
    sentence: msg`Sign in with the passkey of this device: face, fingerprint or its code. A link by email works, too.`,
  },
  sent: {
    title: msg`Check your inbox`,
    sentence: msg`If you work at a hotel here, a link is on its way. It works once, for 10 minutes, in this browser.`,
  },
  code: {
    title: msg`By your recovery code`,
    sentence: msg`The code that you printed when you first signed in. It works once, and you get another.`,
  },
  keep: {
    title: msg`Print this code`,
    sentence: msg`It signs you in when you have neither email nor your device. It is shown only once.`,
  },
  open: {
    title: msg`Sign in`,
    sentence: msg`One press, and this browser stays signed in until you sign out or do not use it for 12 hours.`,
  },
};
