import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the last page says once its owner has opened a house. */
export const openedTitles: Readonly<
  Record<'waiting' | 'live', { readonly title: MessageDescriptor; readonly lead: MessageDescriptor }>
> = {
  waiting: {
    title: msg`We look at it, then it is live`,
    lead: msg`You need do nothing more. Until then nobody but you sees it, and you can go on changing it in its set-up.`,
  },
  live: {
    title: msg`Guests see your house`,
    lead: msg`It can be found and booked. Your desk shows each booking as it comes.`,
  },
};
