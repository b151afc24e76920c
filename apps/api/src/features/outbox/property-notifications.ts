/** What a house is told of, and how. */
export const housesAreTold = {
  requested: 'A request waits for your answer',
  confirmed: 'A booking is confirmed',
  confirmed_late: 'A booking is confirmed',
  cancelled: 'A booking is cancelled',
  modified: 'A booking is changed',
  request_made: 'A guest asks for something',
  price_accepted: 'A guest has accepted your price',
  price_refused: 'A guest has refused your price',
} as const;
