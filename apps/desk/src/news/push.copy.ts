import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PushProblem } from './use-push.ts';

/** Why this device gets no news, and what helps. */
export const pushProblemWords: Readonly<Record<PushProblem, MessageDescriptor>> = {
  blocked: msg`This browser blocks notifications of the desk. Allow them in its settings for this site, then come back.`,
  dismissed: msg`You have not allowed it. Nothing was changed.`,
  home_screen: msg`On an iPhone or iPad, first put the desk on the home screen (Share, then Add to Home Screen), and open it from there.`,
  impossible: msg`This browser cannot show news while the desk is closed.`,
  no_service: msg`The push service of this browser cannot be reached right now. Please try again later.`,
  push_refused: msg`The desk does not know the push service of this browser. Another browser may work.`,
  signed_out: msg`You are signed out. Sign in again, then switch it on.`,
  unavailable: msg`The desk cannot be reached right now. Nothing was changed: please try again in a minute.`,
};
