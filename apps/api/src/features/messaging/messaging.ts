export {
  conversationOf,
  countUnsettled,
  type GuestMessageRow,
  settleMessages,
  unsettleMessages,
  wholeConversationOf,
} from './conversation/guest-messages.queries.ts';
export { deliveryOf, messageView } from './conversation/message-view.ts';
export { tellProperty } from './conversation/tell-property.ts';
export { channelsOf, writeLetter } from './conversation/write-to-guest.ts';

export { isGuessing, mayAskForPerson, noteWrongTry } from './lookups/asking-limits.ts';

export { formPosts, sendLinkPage } from './mail-links/link-page.ts';
export {
  findLink,
  findUsedLink,
  forgetLink,
  hasLinkSince,
  insertLink,
  type MailLink,
  useLink,
} from './mail-links/mail-links.queries.ts';

export { asMailed } from './messages/as-mailed.ts';
export { toGuest } from './messages/guest-trust.ts';
export { cappedSenders } from './messages/capped-senders.ts';
export { createSenders } from './messages/create-senders.ts';
export { fill } from './messages/fill.ts';
export { heardSenders } from './messages/heard-senders.ts';
export { standingOf } from './messages/hotel-standing.queries.ts';
export { isKnownHotel } from './messages/hotel-steps.ts';
export { mailPage, type MailRow } from './messages/mail-page.ts';
export { mailText, rowsText } from './messages/mail-text.ts';
export { type ActStopped, mayAct } from './messages/may-act.ts';
export { mayInvite } from './messages/may-invite.ts';
export { maySay, namesForeignLink } from './messages/may-link.ts';
export { mayAskFrom, mayMailFrom } from './messages/may-mail-from.ts';
export { hasModelRoom, modelShareOf, takeModelCall, type ModelCount } from './messages/model-calls.ts';
export { stayLinks } from './messages/stay-links.ts';
export { shortStayPart } from './messages/parts/short-stay-part.ts';
export { publicUrl } from './messages/public-url.ts';

export { hasEndedForProperty } from './notifications/has-ended-for-property.ts';
export { linkedBookingUrl } from './notifications/linked-booking-url.ts';
export { sendPropertyNotification } from './notifications/send-property-notification.ts';
export { isMailboxOfProperty, propertyMailbox } from './property-mailbox/property-mailbox.ts';
export { messagingUpkeep } from './messaging.upkeep.ts';
