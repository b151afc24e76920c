import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { codeViewWords, viewWords, type ViewWords } from './booking.copy.ts';
import { paidOfBooking } from './balance-due.ts';
import type { ShownBooking } from './booking.model.ts';

/** Of one that is rejected because its guest did not take the hotel’s new price. */
const refusedPriceWords: ViewWords = {
  badge: msg`New price refused`,
  tone: 'plain',
  title: msg`You did not accept the new price.`,
  lead: msg`Your request is closed, and the rooms are no longer held for you.`,
};

/** Once the property has said that the guest has come; before that nobody knows. */
const checkedIn: MessageDescriptor = msg`Checked in`;

/** Of one that is held until its guest has left a card. */
const cardWords: ViewWords = {
  badge: msg`Card needed`,
  tone: 'warn',
  title: msg`One last step.`,
  lead: msg`The room is held for you while you leave a card as a guarantee. Nothing is charged now.`,
};

/** Of one whose payment puts a request, and no stay yet. */
const paysRequestWords: ViewWords = {
  badge: msg`Payment pending`,
  tone: 'warn',
  title: msg`One last step.`,
  lead: msg`The room is held for you while you pay. Once you have paid, the hotel gets your request; if it does not say yes, you get everything back.`,
};

/** Of a request that is paid. */
const paidRequestLead: MessageDescriptor = msg`The rooms are held for you. The hotel checks and emails you. If it does not say yes, you get back everything you paid within 3-5 working days.`;

/** What a view says, where it waits for a code, who ended it, and whether the guest has come. */
export function wordsOf({
  view,
  code,
  booking,
  own,
}: Pick<ShownBooking, 'view' | 'code' | 'booking' | 'own'>): ViewWords {
  if (code !== null) return codeViewWords[code.makes];
  if (view === 'rejected' && booking.rejectedBy === 'guest') return refusedPriceWords;
  if (view === 'complete_booking' && own?.guarantee?.card === 'asked') return cardWords;
  if (view === 'complete_booking' && booking.paymentMakes === 'requested') return paysRequestWords;
  const words = viewWords[view];
  if (view === 'request_received' && own !== null && paidOfBooking(own) > 0) return { ...words, lead: paidRequestLead };
  const hasArrived = (own?.arrivedAt ?? null) !== null;
  return view === 'enjoy_your_stay' && hasArrived ? { ...words, badge: checkedIn } : words;
}
