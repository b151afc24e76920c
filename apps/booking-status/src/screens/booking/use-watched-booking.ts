import { heldStatuses } from '@latchkey/booking-core/booking-states';
import { useNavigation, usePage } from '@latchkey/site';
import { useEffect, useEffectEvent } from 'react';
import type { BookingModel } from './booking.model.ts';

const everyMs = 20_000;
/** States in which somebody else decides what comes next: the hotel, the bank or the clock. */
const waiting: ReadonlySet<string> = new Set(heldStatuses);

/**
 * Shows the booking anew, in the page, when it has moved on while the page was open. A hidden page asks nothing; it
 * asks at once when it is seen again. When the time of a hold has run out the document is loaded, since the page's own
 * clock is that of its loading.
 */
export function useWatchedBooking(model: BookingModel): void {
  const { api } = usePage();
  const { refresh } = useNavigation();
  const shown = model.kind === 'shown' && model.view !== 'expired' ? model.booking : null;
  const isWaiting = shown !== null && waiting.has(shown.status);
  const look = useEffectEvent(async (): Promise<void> => {
    if (document.hidden || shown === null) return;
    if (shown.expiresAt !== null && Date.now() >= Date.parse(shown.expiresAt)) return window.location.reload();
    const reply = await api.call('getBooking', { params: { bookingId: shown.bookingId }, query: {} });
    if (reply.status === 200 && reply.body.booking.status !== shown.status) refresh();
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const watch = (): void => void look();
    const timer = setInterval(watch, everyMs);
    document.addEventListener('visibilitychange', watch);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', watch);
    };
  }, [isWaiting]);
}
