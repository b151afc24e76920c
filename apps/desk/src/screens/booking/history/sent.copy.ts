import type { SentMessage } from '@latchkey/api-contract/types';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { guestsWords } from '../../../journal/guests-operations.copy.ts';

export const channelWords: Readonly<Record<SentMessage['channel'], MessageDescriptor>> = {
  mail: msg({ message: 'email', context: 'how something was sent' }),
  sms: msg({ message: 'SMS', context: 'how something was sent' }),
};

/** Whether it has gone out: nobody knows whether it was read. */
export const stateWords: Readonly<Record<SentMessage['state'], MessageDescriptor>> = {
  waiting: msg({ message: 'on its way', context: 'a mail' }),
  sent: msg({ message: 'gone out', context: 'a mail' }),
  failed: msg({ message: 'not delivered', context: 'a mail' }),
};

/** Why it went to nobody. */
export const whyWords: Readonly<Record<NonNullable<SentMessage['why']>, MessageDescriptor>> = {
  over_limit: msg({ message: 'not sent: the day’s limit of messages is reached', context: 'a mail' }),
  stopped: msg({ message: 'not sent: the hotel cannot write there now', context: 'a mail' }),
};

const about: Readonly<Record<string, MessageDescriptor>> = {
  voucher: msg({ message: 'Voucher', context: 'what was sent' }),
  review: msg({ message: 'Invitation to a review', context: 'what was sent' }),
  requested: msg({ message: 'Request received', context: 'what was sent' }),
  payment_wanted: msg({ message: 'Please pay', context: 'what was sent' }),
  request_payment_waits: msg({ message: 'Payment with the request waits', context: 'what was sent' }),
  payment_waits: msg({ message: 'Payment waits', context: 'what was sent' }),
  card_wanted: msg({ message: 'Card asked for', context: 'what was sent' }),
  card_waits: msg({ message: 'Card waits', context: 'what was sent' }),
  penalty_due: msg({ message: 'Fee to pay', context: 'what was sent' }),
  deposit_refused: msg({ message: 'Security deposit not held by the bank', context: 'history of a booking' }),
  deposit_captured: guestsWords.captureDeposit,
  deposit_given_back: msg({ message: 'Security deposit given back', context: 'history of a booking' }),
  penalty_paid: msg({ message: 'Fee paid', context: 'what was sent' }),
  rest_due: msg({ message: 'Rest of the price asked for', context: 'what was sent' }),
  payment_link: msg({ message: 'Link to pay', context: 'what was sent' }),
  price_revised: msg({ message: 'New price', context: 'what was sent' }),
  price_refused: msg({ message: 'New price refused', context: 'what was sent' }),
  rejected: msg({ message: 'Turned down', context: 'what was sent' }),
  cancelled: msg({ message: 'Cancelled', context: 'what was sent' }),
  no_show: msg({ message: 'Noted as a no-show', context: 'what was sent' }),
  no_show_undone: msg({ message: 'No-show undone', context: 'what was sent' }),
  modified: msg({ message: 'Stay changed', context: 'what was sent' }),
  modified_by_property: msg({ message: 'Stay changed', context: 'what was sent' }),
  change_waiting: msg({ message: 'Change waits for payment', context: 'what was sent' }),
  change_lapsed: msg({ message: 'Change lapsed', context: 'what was sent' }),
  request_accepted: msg({ message: 'Answer: yes', context: 'what was sent' }),
  request_declined: msg({ message: 'Answer: no', context: 'what was sent' }),
  request_expired: msg({ message: 'Request lapsed', context: 'what was sent' }),
  payment_received: msg({ message: 'Payment received', context: 'what was sent' }),
  payment_returned: msg({ message: 'Payment returned', context: 'what was sent' }),
  payment_ran_out: msg({ message: 'Time to pay is over', context: 'what was sent' }),
  refunded_by_property: msg({ message: 'Refund', context: 'what was sent' }),
  refund_processed: msg({ message: 'Refund made', context: 'what was sent' }),
  refund_failed: msg({ message: 'Refund delayed', context: 'what was sent' }),
  refund_waits: msg({ message: 'Refund waits for the bank', context: 'what was sent' }),
  refund_given_up: msg({ message: 'Refund not possible online', context: 'what was sent' }),
  given_back: msg({ message: 'Money given back', context: 'what was sent' }),
  returned_by_bank: msg({ message: 'Bank returned the money to the guest', context: 'what was sent' }),
};

const other = msg({ message: 'Message', context: 'what was sent' });

/** What a message was about; one of a newer engine is a message. */
export const aboutOf = (name: string): MessageDescriptor =>
  (Object.hasOwn(about, name) ? about[name] : undefined) ?? other;
