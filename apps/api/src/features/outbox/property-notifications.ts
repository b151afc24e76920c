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
] as const;
export type PropertyNotification = (typeof propertyNotifications)[number];
