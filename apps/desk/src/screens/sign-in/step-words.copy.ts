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
    sentence: msg`The passkey of this device opens the desk: your face, your finger or its code. A link in your mail does, too.`,
  },
  sent: {
    title: msg`Look into your mail`,
    sentence: msg`If you work at a hotel here, a link is on its way. It works once, for 10 minutes, in this browser.`,
  },
  code: {
    title: msg`By your recovery code`,
    sentence: msg`The code that you printed when you first signed in. It works once, and you get another.`,
  },
  keep: {
    title: msg`Print this code`,
    sentence: msg`It lets you in when you have no mail and no device of yours. It is shown this once.`,
  },
  open: {
    title: msg`You are at the door`,
    sentence: msg`One press, and this browser stays signed in until you sign out or do not use it for 12 hours.`,
  },
};
