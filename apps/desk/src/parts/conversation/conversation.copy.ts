import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ConversationModel, LetterProblem } from './conversation.model.ts';

type Written = ConversationModel['messages'][number];

/** How a letter of the hotel went. */
export const channelNames: Readonly<Record<Written['channel'], MessageDescriptor>> = {
  page: msg({ message: 'on the booking’s page', context: 'how a message came' }),
  mail: msg({ message: 'by email', context: 'how a message went' }),
  sms: msg({ message: 'by SMS', context: 'how a message went' }),
};

export const letterDelivery: Readonly<Record<Written['delivery'], MessageDescriptor>> = {
  waiting: msg`On its way`,
  sent: msg({ message: 'Sent', context: 'a letter' }),
  undelivered: msg`Could not be delivered`,
};

/** What a letter can begin as. */
export const templateNames: Readonly<Record<ConversationModel['template'], MessageDescriptor>> = {
  blank: msg({ message: 'Blank message', context: 'template' }),
  arrival: msg({ message: 'Before arrival', context: 'template of a letter' }),
  payment: msg({ message: 'What is to pay', context: 'template of a letter' }),
  thanks: msg({ message: 'Thank you', context: 'template of a letter' }),
};

/** Why a letter was not sent, and what to do. */
export const letterProblemWords: Readonly<Record<LetterProblem, MessageDescriptor>> = {
  letter_missing: msg`Please write your message first.`,
  letter_too_long: msg`This is too long. Please shorten it; nothing was sent.`,
  letter_too_long_for_sms: msg`An SMS can have 300 characters. Please shorten it or send it by email. Nothing was sent.`,
  letter_not_reachable: msg`The guest cannot be reached this way. Nothing was sent.`,
  letter_link_not_allowed: msg`Links and email addresses can only go to guests who booked themselves and have paid or confirmed their address. Please remove them. Nothing was sent.`,
  letter_hotel_held: msg`The provider has stopped the messages of this hotel. Nothing was sent. Please write to the provider.`,
  letter_too_many_messages: msg`No more messages can be sent today. Please try again tomorrow, or call the guest.`,
  letter_not_allowed: msg`Your role may not do this.`,
  letter_unavailable: msg`The desk cannot be reached right now. Nothing was sent: please try again in a minute.`,
};
