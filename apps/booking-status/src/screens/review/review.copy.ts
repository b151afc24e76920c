import type { OwnReview } from '@latchkey/api-contract/types';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What each number of stars says in a word, from 1 to 5. */
export const ratingWords: Readonly<Record<1 | 2 | 3 | 4 | 5, MessageDescriptor>> = {
  1: msg({ message: 'Bad', context: 'rating of a stay' }),
  2: msg({ message: 'Poor', context: 'rating of a stay' }),
  3: msg({ message: 'Fair', context: 'rating of a stay' }),
  4: msg({ message: 'Good', context: 'rating of a stay' }),
  5: msg({ message: 'Very good', context: 'rating of a stay' }),
};

/** Where a review that was sent stands. */
export const stateWords: Readonly<Record<OwnReview['state'], MessageDescriptor>> = {
  published: msg`Your review is online.`,
  held: msg`A person reads it before it is published, because it seems to have a link, an address, a phone number or an insult in it.`,
  withdrawn: msg`It is not shown, because the hotel recorded a no-show.`,
  refused: msg`It was not published, because it is abusive or advertises something.`,
};
