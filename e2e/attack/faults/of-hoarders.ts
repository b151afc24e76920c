import type { Fault } from './fault.types.ts';

const openHolds = ['test/open-holds.test.ts'];
const furtherRequests = ['test/further-requests.test.ts'];
const hoarding = ['test/hoarding.test.ts'];
const shareOfHotel = ['test/share-of-a-hotel.test.ts'];

/** Faults by which a stranger took rooms away, and what a guest is told who is held up for it. */
export const ofHoarders: readonly Fault[] = [
  {
    what: 'rooms are hoarded',
    file: 'apps/api/src/features/reservations/holds/open-holds.ts',
    held: `if (holders.some((holder) =>`,
    faulty: `if (holders.every((holder) =>`,
    tests: openHolds,
  },
  {
    what: 'bookings at the same moment do not count each other',
    file: 'apps/api/src/features/reservations/holds/open-holds.ts',
    held: `await lockHolders(tx, holders);`,
    faulty: '',
    tests: openHolds,
  },
  {
    what: 'a further stay without payment is confirmed without a code',
    file: 'apps/api/src/features/reservations/holds/open-holds.ts',
    held: `isOpen && isFree && hash !== address.hash;`,
    faulty: `isOpen && isFree && hash === '';`,
    tests: openHolds,
  },
  {
    what: 'a further request without payment holds rooms for a day without a code',
    file: 'apps/api/src/features/reservations/holds/hold-rooms.ts',
    held: `booking.status === 'payment_pending' || booking.dueNow > 0`,
    faulty: `booking.status !== 'confirmed' || booking.dueNow > 0`,
    tests: furtherRequests,
  },
  {
    what: 'a request is confirmed by its guest’s code, without the property',
    file: 'apps/api/src/features/reservations/bookings/proof-asked.queries.ts',
    held: `facts?.becomes === 'requested' ? 'requested' : 'confirmed'`,
    faulty: `facts?.becomes === 'requested' ? 'confirmed' : 'confirmed'`,
    tests: furtherRequests,
  },
  {
    what: 'rooms are hoarded, many in each booking',
    file: 'apps/api/src/features/reservations/holds/open-holds.ts',
    held: `roomsOf(open) + rooms > mostRooms`,
    faulty: `roomsOf(open) + rooms > 100 * mostRooms`,
    tests: hoarding,
  },
  {
    what: 'rooms are hoarded by taking them again when they have run out',
    file: 'apps/api/src/features/reservations/holds/open-holds.ts',
    held: `roomsOf(ended) >= mostRooms`,
    faulty: `roomsOf(ended) >= 100 * mostRooms`,
    tests: hoarding,
  },
  {
    what: 'one address fills a hotel with ever new devices and numbers',
    file: 'apps/api/src/features/reservations/holds/share-of-nights.ts',
    held: `open > 0 && open + asked.rooms > most`,
    faulty: `open > 0 && open + asked.rooms > 100 * most`,
    tests: shareOfHotel,
  },
  {
    what: 'one address keeps a hotel full by taking its rooms again when they have run out',
    file: 'apps/api/src/features/reservations/holds/share-of-nights.ts',
    held: `ended >= endedTimes * most`,
    faulty: `ended >= 100 * endedTimes * most`,
    tests: shareOfHotel,
  },
  {
    what: 'one address keeps half of a hotel by requests for a day',
    file: 'apps/api/src/features/reservations/holds/share-of-nights.ts',
    held: `open + asked.rooms <= Math.ceil(most / 2)`,
    faulty: `open + asked.rooms <= most`,
    tests: shareOfHotel,
  },
  {
    what: 'guests of one address are refused for what it holds at other hotels or on other nights',
    file: 'apps/api/src/features/reservations/holds/share-of-nights.ts',
    held: `hotelId === asked.hotelId && (stay`,
    faulty: `hotelId > 0 && (stay`,
    tests: shareOfHotel,
  },
  {
    what: 'an unpaid stay of one room becomes one of many',
    file: 'apps/api/src/features/reservations/modifications/modify-booking.ts',
    held: `if (!(await mayHoldMore(tx, deps, hotel, booking, quote.selection, booker))) return 'too_many_holds';`,
    faulty: `await mayHoldMore(tx, deps, hotel, booking, quote.selection, booker);`,
    tests: hoarding,
  },
  {
    what: 'who waits to send a request is told that the stay is confirmed',
    file: 'apps/api/src/features/reservations/booking-page/booking-reply.ts',
    held: `codeMakes: await afterCodeOf(db, row)`,
    faulty: `codeMakes: 'confirmed' as const`,
    tests: furtherRequests,
  },
  {
    what: 'who has a booking erased takes its rooms again and again',
    file: 'apps/api/src/features/reservations/personal-data/personal-data.queries.ts',
    held: `await endHolds(tx, booking, at);`,
    faulty: `await endHolds(tx, booking, new Date(0));`,
    tests: hoarding,
  },
];
