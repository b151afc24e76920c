/** The events of a booking that the property is notified of by mail. */
export const propertyNotifications = [
  'requested',
  'confirmed',
  'confirmed_late',
  'cancelled',
  'modified',
  'request_made',
  'price_accepted',
  'price_refused',
  'refund_at_gateway',
  'refund_failed',
  'refund_given_up',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  'dispute_closed',
] as const;
export type PropertyNotification = (typeof propertyNotifications)[number];
