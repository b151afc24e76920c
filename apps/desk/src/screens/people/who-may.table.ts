import { may, type PropertyOperation, type StaffRole } from '@latchkey/booking-core/staff';

/** How far a role reaches into a part of the work. */
export type Reach = 'whole' | 'read' | 'none';

/** The parts of the work as an owner thinks of them, each by an operation that looks and one that changes something. */
const parts = {
  bookings: ['getPropertyBooking', 'markArrival'],
  money: ['getPropertyBooking', 'refundByProperty'],
  sale: ['getRates', 'setRates'],
  letters: ['listAnswers', 'sendAnswer'],
  reviews: ['listPropertyReviews', 'answerReview'],
  journal: ['listJournal', 'listJournal'],
  keys: ['listPropertyKeys', 'createPropertyKey'],
  people: ['listPeople', 'invitePerson'],
} as const satisfies Readonly<Record<string, readonly [looks: PropertyOperation, changes: PropertyOperation]>>;

export type Part = keyof typeof parts;
export const partsOfWork = Object.keys(parts) as readonly Part[];

/** How far a role reaches into a part of the work, by the table that the engine asks. */
export function reachOf(part: Part, role: StaffRole): Reach {
  const [looks, changes] = parts[part];
  const person = { hotelId: 0, kind: 'staff', id: '', role } as const;
  if (may(person, changes)) return 'whole';
  return may(person, looks) ? 'read' : 'none';
}
