export {
  aboutPart,
  type AboutPart,
  type GuestNotification,
  guestNotificationOf,
  guestNotifications,
  notifyGuest,
  paymentWaits,
  remindOfPayment,
} from './guest-notifications.ts';
export { type CauseOf, noticesOf } from './notices.table.ts';
export { type Delivery, delivery, type PayloadsOf, type Retry } from './delivery.ts';
export type { OutboxKind, OutboxMessage } from './outbox-payloads.types.ts';
export {
  enqueue,
  givenUpByKind,
  giveUp,
  hasten,
  leaseDue,
  markDone,
  type OutboxRow,
  postpone,
} from './outbox.queries.ts';
export { type PropertyNotification, propertyNotifications } from './property-notifications.ts';
export { untoldToGuest, untoldToProperty } from './untold.queries.ts';
export { outboxUpkeep } from './outbox.upkeep.ts';
