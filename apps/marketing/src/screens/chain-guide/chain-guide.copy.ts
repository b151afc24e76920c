import { telUrl } from '@latchkey/format/phone';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { hotelHomeAnchor, lookUpUrl, urlOf, type LookUpAct } from '@latchkey/site/urls';
import type { QuestionSubject } from '@latchkey/booking-core/inbox';
import type { GuideHotel } from './chain-guide.model.ts';

/** What the assistant answers, by name. */
export const subjectWords: Readonly<Record<QuestionSubject, MessageDescriptor>> = {
  rooms: msg`Rooms`,
  booking: msg`Booking policies`,
  amenities: msg`Amenities`,
  dining: msg`Dining`,
  location: msg`Location`,
  accessibility: msg`Accessibility`,
};

/** The thirteen things that a guest does with the assistant. */
export type Act =
  | 'book'
  | 'prices'
  | 'change'
  | 'cancel'
  | 'pay'
  | 'arrive-early'
  | 'leave-late'
  | 'extras'
  | 'directions'
  | 'day'
  | 'voucher'
  | 'feedback'
  | 'person';

interface ActWords {
  readonly name: MessageDescriptor;
  readonly where: MessageDescriptor;
  /** Where it is done, a path of the hotel's own site, or its telephone. */
  readonly path: (hotel: GuideHotel) => string;
}

const home = (anchor: Parameters<typeof hotelHomeAnchor>[0]) => () => `${urlOf('hotelHome')}${hotelHomeAnchor(anchor)}`;
const find = (act: LookUpAct) => () => lookUpUrl(act);

/** Each act, where it is done, and the way there. */
export const actWords: Readonly<Record<Act, ActWords>> = {
  book: { name: msg`Book a room`, where: msg`Dates, room, three details`, path: home('rooms') },
  prices: {
    name: msg`Check prices and rooms`,
    where: msg`The calendar, taxes included`,
    path: () => urlOf('hotelHome'),
  },
  change: { name: msg`Change a booking`, where: msg`Dates, rooms or guests`, path: find('modify') },
  cancel: { name: msg`Cancel a booking`, where: msg`You see the refund before you decide`, path: find('cancel') },
  pay: { name: msg`Pay`, where: msg`Find your booking, then pay what is due`, path: find('pay') },
  'arrive-early': { name: msg`Ask to arrive early`, where: msg`On your booking’s page`, path: find('arrival') },
  'leave-late': { name: msg`Ask to leave late`, where: msg`On your booking’s page`, path: find('departure') },
  extras: { name: msg`Add extras`, where: msg`Beside the rooms, before you book`, path: home('rooms') },
  directions: { name: msg`Get directions`, where: msg`The map and the way from the station`, path: home('around') },
  day: {
    name: msg`Plan a day`,
    where: msg`Around the hotel, to suit your interests`,
    path: ({ id }) => urlOf('planner', { hotelId: id }),
  },
  voucher: {
    name: msg`Get the voucher again`,
    where: msg`On your booking’s page, to print or to show`,
    path: find('voucher'),
  },
  feedback: { name: msg`Leave feedback`, where: msg`After your stay, on your booking’s page`, path: find('feedback') },
  person: { name: msg`Talk to a person`, where: msg`Reception, by telephone`, path: ({ phone }) => telUrl(phone) },
};
