import { isFailure, knownCode, newIdempotencyKey } from '@latchkey/api-client/client';
import type { OperationInput, WholeBooking } from '@latchkey/api-contract/types';
import { openPayment, type PaymentOutcome } from '@latchkey/payments/payments';
import { usePage, useNavigation } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { useRef, useState } from 'react';
import { paymentProblems, type PaymentProblem } from './payment.copy.ts';

export interface Payment {
  readonly busy: 'online' | 'at-property' | null;
  readonly problem: PaymentProblem | null;
  readonly payOnline: () => Promise<void>;
  readonly payAtProperty: () => Promise<void>;
}

/** Opens an order, the gateway's window, and tells the API how it ended. Whatever goes wrong leads back to this page. */
export function usePayment(booking: WholeBooking): Payment {
  const { api, site, locale } = usePage();
  const { go } = useNavigation();
  const [busy, setBusy] = useState<Payment['busy']>(null);
  const [problem, setProblem] = useState<PaymentProblem | null>(null);
  const atPropertyKey = useRef(newIdempotencyKey());
  const params = { bookingId: booking.bookingId };

  const backWith = (found: PaymentProblem): void => {
    setBusy(null);
    setProblem(found);
  };

  async function complete(body: OperationInput<'completePayment'>['body'], key: string): Promise<void> {
    const reply = await api.call('completePayment', { params, headers: { 'idempotency-key': key }, body });
    if (reply.status === 200) return go(urlOf('confirmation', params), { replace: true });
    backWith(isFailure(reply) ? 'unknown' : knownCode<PaymentProblem>(reply.body, paymentProblems));
  }

  async function payOnline(): Promise<void> {
    const payment = site.hotel?.payment;
    if (!payment || busy) return;
    setBusy('online');
    setProblem(null);
    const order = await api.call('createPaymentOrder', { params, headers: { 'idempotency-key': newIdempotencyKey() } });
    if (order.status !== 201)
      return backWith(isFailure(order) ? 'unknown' : knownCode<PaymentProblem>(order.body, paymentProblems));
    const [traveller] = booking.travellers;
    const outcome = await openPayment(payment.gateway, {
      scriptUrl: payment.scriptUrl,
      keyId: payment.keyId,
      order: order.body,
      hotelId: booking.hotelId,
      hotelName: site.name,
      guest: {
        name: traveller?.fullName ?? '',
        email: traveller?.email ?? '',
        contact: traveller?.contactNumber ?? '',
      },
      brand: site.theme.brand,
      language: locale,
    });
    if (outcome.kind === 'paid') return complete(outcome.completion, newIdempotencyKey());
    backWith(problemOf(outcome));
  }

  async function payAtProperty(): Promise<void> {
    if (busy) return;
    setBusy('at-property');
    setProblem(null);
    await complete({ gateway: 'at-property', hotelId: booking.hotelId }, atPropertyKey.current);
  }

  return { busy, problem, payOnline, payAtProperty };
}

function problemOf(outcome: Exclude<PaymentOutcome, { kind: 'paid' }>): PaymentProblem {
  switch (outcome.kind) {
    case 'failed':
      return 'payment_failed';
    case 'closed':
      return 'closed';
    case 'unavailable':
      return outcome.code;
  }
}
