import { refusalOf } from '@latchkey/api-client/client';
import { usePage, useNavigation } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { useEffect, useEffectEvent } from 'react';
import { paymentProblems, type PaymentProblem } from './payment.copy.ts';
import type { PayableBooking } from './payment.model.ts';
import { afterPaying, isDone, isUnclear, type PaymentAttempt } from './use-payment.ts';

/** How often the API is asked, in milliseconds. */
const everyMs = 3000;

/**
 * Watches a payment that was reported and is not known yet: goes on when it has arrived, and comes back when it failed or
 * the money was returned. What the window reported is sent again under the same key.
 */
export function useWatching({ booking }: PayableBooking, { reported, giveUp }: PaymentAttempt): void {
  const { api } = usePage();
  const { go } = useNavigation();
  const params = { bookingId: booking.bookingId };
  const look = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    if (reported !== null && reported !== 'before') {
      const headers = { 'idempotency-key': reported.key };
      const answer = await api.call('completePayment', { params, headers, body: reported.body }, signal);
      if (signal.aborted) return;
      if (answer.status === 200) return go(urlOf('confirmation', params), { replace: true });
      const found = refusalOf<PaymentProblem>(answer, paymentProblems);
      if (!isUnclear(found)) return giveUp(afterPaying(found), null);
    }
    const reply = await api.call('getBooking', { params, query: {} }, signal);
    if (signal.aborted || reply.status !== 200 || reply.body.access !== 'whole') return;
    const now = reply.body.booking;
    if (now.status === 'expired')
      return giveUp(now.amountPaid > booking.amountPaid ? 'returned' : 'booking_expired', null);
    if (isDone(now, booking)) return go(urlOf('confirmation', params), { replace: true });
    if (reported === 'before' && now.isPaymentPending !== true) giveUp('payment_failed', now.failureReason ?? null);
  });
  const isWatching = reported !== null;
  useEffect(() => {
    if (!isWatching) return;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const again = async (): Promise<void> => {
      await look(leaving.signal);
      if (!leaving.signal.aborted) timer = setTimeout(() => void again(), everyMs);
    };
    timer = setTimeout(() => void again(), everyMs);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [isWatching]);
}
