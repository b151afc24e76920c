import type { Day, DayBooking } from '@latchkey/api-contract/types';

/** Something that a sheet shows and the one before did not. */
export interface NewsOnSheet {
  readonly kind: 'booked' | 'requested' | 'cancelled' | 'asked' | 'message';
  readonly booking: DayBooking;
}

type Sheet = Pick<Day, 'fresh' | 'toAnswer'>;

const byId = ({ toAnswer, fresh }: Sheet): ReadonlyMap<string, DayBooking> =>
  new Map([...fresh, ...toAnswer].map((booking) => [booking.bookingId, booking]));

/** What has come between two sheets of one day: bookings, requests and cancellations, and what guests ask and write. */
export function newsBetween(before: Sheet, after: Sheet): readonly NewsOnSheet[] {
  const known = byId(before);
  return [...byId(after).values()].flatMap((booking) => {
    const kind = kindOf(known.get(booking.bookingId), booking, after);
    return kind === null ? [] : [{ kind, booking }];
  });
}

function kindOf(before: DayBooking | undefined, booking: DayBooking, { fresh }: Sheet): NewsOnSheet['kind'] | null {
  if (booking.unread > (before?.unread ?? 0)) return 'message';
  if (booking.openRequests.length > (before?.openRequests.length ?? 0)) return 'asked';
  if (booking.status === 'cancelled') return before?.status === 'cancelled' ? null : 'cancelled';
  if (before !== undefined) return null;
  if (booking.status === 'requested') return 'requested';
  return fresh.includes(booking) ? 'booked' : null;
}
