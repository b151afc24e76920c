import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AnswerOwed, AnswerProblem, DoneAct, ShownList } from './inbox.model.ts';

/** What somebody wrote to the hotel, by its kind. */
export const kindNames: Readonly<Record<AnswerOwed['kind'], MessageDescriptor>> = {
  question: msg`Question, before booking`,
  lead: msg`Better price seen elsewhere`,
  enquiry: msg`Company enquiry`,
  request: msg`Arrival or departure request`,
  review: msg`Review`,
  message: msg`Message about a booking`,
};

export const askedNames: Readonly<Record<NonNullable<AnswerOwed['asked']>['kind'], MessageDescriptor>> = {
  arrival: msg`Early arrival at`,
  late_arrival: msg`Late arrival at`,
  departure: msg`Late departure at`,
};

export const listNames: Readonly<Record<ShownList, MessageDescriptor>> = {
  open: msg({ message: 'Owed', context: 'answers' }),
  mine: msg({ message: 'Mine', context: 'answers that I look after' }),
  closed: msg({ message: 'Closed', context: 'answers' }),
};

export const languageNames: Readonly<Record<AnswerOwed['locale'], MessageDescriptor>> = {
  en: msg({ message: 'English', context: 'a language, as the reader calls it' }),
  de: msg({ message: 'German', context: 'a language, as the reader calls it' }),
  ar: msg({ message: 'Arabic', context: 'a language, as the reader calls it' }),
  hi: msg({ message: 'Hindi', context: 'a language, as the reader calls it' }),
};

type Closed = NonNullable<AnswerOwed['closed']>;

export const howNames: Readonly<Record<Closed['how'], MessageDescriptor>> = {
  answered: msg({ message: 'Answered', context: 'how a question ended' }),
  accepted: msg({ message: 'Accepted', context: 'how a request ended' }),
  declined: msg({ message: 'Declined', context: 'how a request ended' }),
  lapsed: msg({ message: 'Ended without an answer', context: 'how a request ended' }),
  closed: msg({ message: 'Closed without answer', context: 'how a question ended' }),
};

export const reasonNames: Readonly<Record<NonNullable<Closed['reason']>, MessageDescriptor>> = {
  elsewhere: msg`Answered by phone or elsewhere`,
  not_needed: msg`Needs no answer`,
  unwanted: msg`Advertising or abuse`,
};

export const deliveryNames: Readonly<Record<NonNullable<Closed['delivery']>, MessageDescriptor>> = {
  waiting: msg`On its way`,
  sent: msg({ message: 'Sent', context: 'a letter' }),
  undelivered: msg`Could not be delivered`,
};

/** What was done just now. */
export const doneWords: Readonly<Record<DoneAct, MessageDescriptor>> = {
  answered: msg`Your reply is being sent. Both messages are under Closed.`,
  accepted: msg`Accepted. The guest is notified.`,
  declined: msg`Declined. The guest is notified.`,
  closed: msg`Closed without answer.`,
  opened: msg`It is owed an answer again.`,
  taken: msg`Assigned to you.`,
  left: msg`Unassigned.`,
};

/** Why something was not done, and what to do. */
export const problemWords: Readonly<Record<AnswerProblem, MessageDescriptor>> = {
  text_missing: msg`Please write your answer first.`,
  too_long: msg`This is too long. Please shorten it; nothing was sent.`,
  already_closed: msg`Someone else has already handled it; see below. Nothing was sent.`,
  booking_over: msg`The stay is over, so this can no longer be answered.`,
  not_reachable: msg`There is no email address or phone number to reply to.`,
  link_not_allowed: msg`Links and email addresses cannot be sent to an unconfirmed address. Please remove them. Nothing was sent.`,
  hotel_held: msg`The provider has stopped the messages of this hotel. Nothing was sent. Please write to the provider.`,
  too_many_messages: msg`No more messages can be sent today. Please try again tomorrow, or call the guest.`,
  not_found: msg`This is no longer here: the guest may have asked for deletion.`,
  not_allowed: msg`Your role may not do this.`,
  unavailable: msg`The desk cannot be reached right now. Nothing was sent: please try again in a minute.`,
};
