import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ConversationModel } from './conversation.model.ts';

type Written = ConversationModel['messages'][number];

/** How a letter of the hotel went. */
export const channelNames: Readonly<Record<Written['channel'], MessageDescriptor>> = {
  page: msg({ message: 'on the booking’s page', context: 'how a message came' }),
  mail: msg({ message: 'by mail', context: 'how a message went' }),
  sms: msg({ message: 'by SMS', context: 'how a message went' }),
};

export const letterDelivery: Readonly<Record<Written['delivery'], MessageDescriptor>> = {
  waiting: msg`On its way`,
  sent: msg({ message: 'Sent', context: 'a letter' }),
  undelivered: msg`Could not be delivered`,
};
