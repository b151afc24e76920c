import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the last page says once its owner has opened a house. */
export const openedTitles: Readonly<
  Record<'waiting' | 'live', { readonly title: MessageDescriptor; readonly lead: MessageDescriptor }>
> = {
  waiting: {
    title: msg`We review it, then it goes live`,
    lead: msg`There is nothing left for you to do. Until then only you can see it, and you can keep editing it in Settings.`,
  },
  live: {
    title: msg`Guests can see your property`,
    lead: msg`It can be found and booked. Your desk shows each booking as it comes.`,
  },
};
