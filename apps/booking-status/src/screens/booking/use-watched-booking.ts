import { usePage } from '@latchkey/site';
import { useEffect } from 'react';
import type { BookingModel } from './booking.model.ts';

const everyMs = 20_000;
/** States in which somebody else decides what comes next: the hotel, the bank or the clock. */
const waiting: ReadonlySet<string> = new Set(['requested', 'payment_pending', 'price_revised']);

/** Shows the page anew when the booking has moved on while it was open. A page that nobody looks at asks nothing. */
export function useWatchedBooking(model: BookingModel): void {
  const { api } = usePage();
  const shown = model.kind === 'shown' ? model.booking : null;
  const [bookingId, status] = [shown?.bookingId, shown?.status];
  useEffect(() => {
    if (bookingId === undefined || status === undefined || !waiting.has(status)) return undefined;
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const reply = await api.call('getBooking', { params: { bookingId }, query: {} });
      if (reply.status === 200 && reply.body.booking.status !== status) window.location.reload();
    };
    const timer = setInterval(() => void look(), everyMs);
    return () => clearInterval(timer);
  }, [api, bookingId, status]);
}
