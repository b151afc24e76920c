import type { BookingReply } from '@latchkey/api-contract/types';
import { guestActs, type ActingBooking, type GuestAct } from '@latchkey/booking-core/booking-states';
import { timeRequest, type TimeRequestKind, timeRequestKinds } from '@latchkey/booking-core/stay';
import { clockHour } from '@latchkey/booking-core/clock';

type Time = typeof import('@latchkey/booking-core/time');

/** A booking as the table of acts judges it. Strangers are not told whether the guest has come. */
export function actingBooking(
  { booking, access }: BookingReply,
  { stayBounds }: Pick<Time, 'stayBounds'>,
): ActingBooking {
  return {
    status: booking.status,
    ...stayBounds(booking.stay, booking),
    expiresAt: booking.expiresAt === null ? null : Date.parse(booking.expiresAt),
    hasArrived: access === 'whole' && (booking.arrivedAt ?? null) !== null,
  };
}

/** What this reader can do: who has the link alone can pay, and no more. */
export const actsOfReader = ({ access }: BookingReply, acting: ActingBooking, now: number): GuestAct[] =>
  guestActs(acting, now).filter((act) => access === 'whole' || act === 'pay');

/** The full hours that a guest can still ask for, for arriving or for leaving; a kind with no such hour is left out. */
export interface AskedHours {
  readonly kind: TimeRequestKind;
  readonly times: readonly string[];
}

/** From the evening on, so that the hours of a night follow each other. */
const hours = Array.from({ length: 24 }, (_, hour) => clockHour((hour + 6) % 24));

export function askedHours(
  { booking }: BookingReply,
  { hasArrived }: ActingBooking,
  now: number,
  { momentOf }: Pick<Time, 'momentOf'>,
): AskedHours[] {
  const isAhead = (kind: TimeRequestKind, time: string): boolean => {
    const meant = timeRequest(booking.stay, booking, kind, time);
    return meant !== null && momentOf(meant.date, meant.time, booking.timeZone) > now;
  };
  return timeRequestKinds
    .filter((kind) => kind === 'departure' || !hasArrived)
    .map((kind) => ({ kind, times: hours.filter((time) => isAhead(kind, time)) }))
    .filter(({ times }) => times.length > 0);
}
