import type { PropertyOperation } from '@latchkey/booking-core/staff';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { bookingWords, otherWords } from '../../../journal/operations.copy.ts';
import { peopleWords, saleWords, setUpWords } from './house-operations.copy.ts';

type Known =
  | PropertyOperation
  | 'saveStart'
  | 'refuseOpening'
  | 'approveChanges'
  | 'takeBackChanges'
  | 'holdHotel'
  | 'releaseHotel'
  | 'acceptInvitation'
  | 'declineInvitation'
  | 'leaveHotel';

/** What somebody did, by the operation: those of a hotel’s side, and answering more of a house that is set up. */
const words: Partial<Readonly<Record<Known, MessageDescriptor>>> = {
  ...peopleWords,
  ...saleWords,
  ...setUpWords,
  ...bookingWords,
  // What guests will see is set up and published by these too: in the same words.
  saveStart: setUpWords.saveDraft,
  openHotel: setUpWords.publishDraft,
  acceptInvitation: msg({ message: 'Accepted an invitation to work here', context: 'line of the journal' }),
  declineInvitation: msg({ message: 'Declined an invitation to work here', context: 'line of the journal' }),
  leaveHotel: msg({ message: 'Left the hotel', context: 'line of the journal' }),
  refuseOpening: msg({ message: 'Did not show the hotel yet', context: 'line of the journal' }),
  approveChanges: msg({ message: 'Reviewed the hotel’s changes', context: 'line of the journal' }),
  takeBackChanges: msg({ message: 'Undid the hotel’s changes', context: 'line of the journal' }),
  holdHotel: msg({ message: 'Hid the hotel from guests', context: 'line of the journal' }),
  releaseHotel: msg({ message: 'Showed the hotel to guests again', context: 'line of the journal' }),
};

/** What a line of the journal says was done; an operation of a newer engine is something else. */
export const operationWordsOf = (operation: string): MessageDescriptor =>
  (Object.hasOwn(words, operation) ? words[operation as PropertyOperation] : undefined) ?? otherWords;
