import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Topic } from './journal.model.ts';

/** What each topic is called. */
export const topicWords: Readonly<Record<Topic, MessageDescriptor>> = {
  prices: msg`Prices and refunds`,
  stays: msg`Ways to stay`,
  'how-it-works': msg`How it works`,
};
