import { urlOf, type Search } from './build-urls.ts';

/** The parts of a booking's page that mails and other pages link to: ids of its elements, which its screen keeps. */
export type BookingPart = 'pay' | 'requests' | 'messages' | 'your-key';

/** The address of a part of a booking's page. */
export const bookingPartUrl = (part: BookingPart, bookingId: string, search: Search = {}): string =>
  `${urlOf('bookingStatus', { bookingId }, search)}#${part}`;
