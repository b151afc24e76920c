import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Said } from './said.types.ts';

const stays = msg`What you typed is still here. Press again once the connection is back.`;

/** The words about a press: its outcome, and how to go on. */
export const noticeWords: Readonly<
  Record<Said['kind'] | 'unknown_once', { readonly title: MessageDescriptor; readonly body: MessageDescriptor }>
> = {
  no_line: { title: msg`No connection: nothing was sent`, body: stays },
  unknown: {
    title: msg`No answer came: it may or may not have been done`,
    body: msg`What you typed is still here. Load the page again to see what was done, before you press again.`,
  },
  unknown_once: {
    title: msg`No answer came: it may or may not have been done`,
    body: msg`What you typed is still here. Press again: it is not done twice.`,
  },
  signed_out: {
    title: msg`Your session has ended: nothing was done`,
    body: msg`What you typed is still here. Sign in again on this device and it comes back with you.`,
  },
  busy: {
    title: msg`Too many presses at once: nothing was done`,
    body: msg`What you typed is still here. Wait a moment, then press again.`,
  },
  refused: {
    title: msg`This was not accepted: nothing was done`,
    body: msg`What you typed is still here. Load the page again, then try once more.`,
  },
  filled: {
    title: msg`What you typed is back`,
    body: msg`Nothing of it was sent. Check it, then press again.`,
  },
  stands: {
    title: msg`No connection`,
    body: msg`It loads again automatically as soon as the connection is back.`,
  },
};
