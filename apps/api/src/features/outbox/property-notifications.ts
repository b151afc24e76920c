/** The events of a booking that the property is notified of, with the first words of the mail. */
export const propertyNotifications = {
  requested: 'A request waits for your answer',
  confirmed: 'A booking is confirmed',
  confirmed_late: 'A booking is confirmed',
  cancelled: 'A booking is cancelled',
  modified: 'A booking is changed',
  request_made: 'A guest asks for something',
  price_accepted: 'A guest has accepted your price',
  price_refused: 'A guest has refused your price',
} as const;
