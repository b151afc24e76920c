import { recallBooking } from '@latchkey/visit';
import { cx } from '@latchkey/ui/cx';
import { lazyPart } from '@latchkey/ui/lazy-part';
import { wrap } from '@latchkey/ui/text';
import { useSyncExternalStore, type ReactNode } from 'react';
import * as styles from '../../../offer/room/rooms.module.css';

const LaterPart = lazyPart(() =>
  import(/* webpackChunkName: "extras" */ './waiting-booking.island.tsx').then(({ WaitingBooking: part }) => part),
);

/** A page that the browser brings back as it was left may have a booking now. */
const onReturn = (look: () => void): (() => void) => {
  window.addEventListener('pageshow', look);
  return () => window.removeEventListener('pageshow', look);
};

/** Leads a guest who left the payment back to the booking of this visit, which holds rooms that are missing here. */
export function WaitingBooking({ hotelId }: { readonly hotelId: number }): ReactNode {
  const bookingId = useSyncExternalStore(
    onReturn,
    () => bookingAt(hotelId),
    () => null,
  );
  return bookingId === null ? null : (
    <div className={cx(wrap, styles.waiting)}>
      <LaterPart key={bookingId} bookingId={bookingId} />
    </div>
  );
}

function bookingAt(hotelId: number): string | null {
  const recalled = recallBooking();
  if (recalled.kind !== 'kept' || recalled.value?.bookingObj.hotelId !== hotelId) return null;
  return recalled.value.bookingId;
}
