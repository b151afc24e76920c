import type { PaymentMode } from '@latchkey/booking-core/payment-ways';
import { newIdempotencyKey, refusalOf } from '@latchkey/api-client/client';
import type { OperationInput, Site, WholeBooking } from '@latchkey/api-contract/types';
import { redactBookingIds } from '@latchkey/booking-core/privacy';
import { openPayment, preparePayment, scriptTagId, type PaymentOutcome } from '@latchkey/payments/payments';
import { formatMoney } from '@latchkey/format/money';
import { inLanguage, usePage, useNavigation } from '@latchkey/site';
import { useOneAtATime } from '@latchkey/ui/one-at-a-time';
import { urlOf } from '@latchkey/site/urls';
import { forgetChoices, visitAtom } from '@latchkey/visit';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAtom, useStore } from 'jotai';
import { useRef, useState } from 'react';
import { failureMessages } from '../../failure.copy.ts';
import { paymentProblems, type PaymentProblem } from './payment.copy.ts';
import type { PayableBooking } from './payment.model.ts';
import { useOrder } from './use-order.ts';

type Account = NonNullable<Site['hotel']>['payment'];
type PaymentProvider = Parameters<typeof openPayment>[0];
type Completing = OperationInput<'completePayment'>['body'];

/** A payment that the gateway's window reported; under its one key it is told again until the API has an answer. */
export interface Reported {
  readonly body: Completing;
  readonly key: string;
}

export interface PaymentAttempt {
  readonly busy: PaymentMode | null;
  readonly problem: PaymentProblem | null;
  /** The gateway's word for why the last payment failed; null where it gave none. */
  readonly reason: string | null;
  /** Set while the gateway has reported a payment that the API has not confirmed yet. */
  readonly reported: Reported | 'before' | null;
  /** Has the order made ahead of the press. */
  readonly prepare: () => void;
  readonly payOnline: (inInstalments: boolean) => Promise<void>;
  readonly payAtProperty: () => Promise<void>;
  /** Ends the waiting for a reported payment. */
  readonly giveUp: (problem: PaymentProblem, reason: string | null) => void;
}

/** Opens an order, the gateway's window, and tells the API how it ended. Whatever goes wrong leads back to this page. */
export function usePayment({ booking, purpose, amount, refusal }: PayableBooking): PaymentAttempt {
  const { api, site, locale, tell } = usePage();
  const { i18n } = useLingui();
  const { go } = useNavigation();
  const [visit, changeVisit] = useAtom(visitAtom);
  // The window may be opened before this hook is called again with what the page has just told the visit.
  const store = useStore();
  const { busy, begin, end } = useOneAtATime<PaymentMode>();
  const [problem, setProblem] = useState<PaymentProblem | null>(refusal);
  // What the gateway said in this visit, or before it.
  const reason = visit.pendingReasons[0] ?? booking.failureReason ?? null;
  const [reported, setReported] = useState<PaymentAttempt['reported']>(
    booking.isPaymentPending === true ? 'before' : null,
  );
  const atPropertyKey = useRef(newIdempotencyKey());
  const { prepare, takeOrder } = useOrder(booking.bookingId, amount);
  const params = { bookingId: booking.bookingId };

  const backWith = (found: PaymentProblem, why: string | null = null): void => {
    end();
    setReported(null);
    setProblem(found);
    changeVisit((before) => ({ ...before, pendingReasons: [why ?? found, ...before.pendingReasons] }));
  };

  async function complete({ body, key }: Reported): Promise<void> {
    const reply = await api.call('completePayment', { params, headers: { 'idempotency-key': key }, body });
    if (reply.status === 200) {
      forgetChoices();
      return go(urlOf('confirmation', params), { replace: true });
    }
    const found = refusalOf<PaymentProblem>(reply, paymentProblems);
    if (body.gateway === 'at-property') return backWith(found);
    if (!isUnclear(found)) return backWith(afterPaying(found));
    end();
    setReported({ body, key });
  }

  async function payOnline(inInstalments: boolean): Promise<void> {
    const payment = site.hotel?.payment;
    const { paymentProvider } = store.get(visitAtom);
    if (!payment || paymentProvider === null || reported !== null) return;
    await begin('online', () => payBy(paymentProvider, payment, inInstalments));
  }

  async function payBy(provider: PaymentProvider, payment: Account, inInstalments: boolean): Promise<void> {
    const { bnplConfig, scriptTagId: known } = store.get(visitAtom);
    setProblem(null);
    // The script is on its way while the order is made: the guest has asked to pay. Of several gateways the order names one.
    if (known === null && payment.others === undefined) void preparePayment(payment.scriptUrl);
    changeVisit((before) => ({ ...before, scriptTagId }));
    const order = await takeOrder();
    if (order.status !== 201) {
      const found = refusalOf<PaymentProblem>(order, paymentProblems);
      // Paid meanwhile, in another window or late: the booking's own page says how it stands.
      if (found === 'nothing_due') return go(urlOf('confirmation', params), { replace: true });
      if (found !== 'payment_pending') return backWith(found);
      end();
      return setReported('before');
    }
    const [traveller] = booking.travellers;
    const account = order.body.account ?? payment;
    const outcome = await openPayment(order.body.account?.gateway ?? provider, {
      scriptUrl: account.scriptUrl,
      keyId: account.keyId,
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
      inInstalments: inInstalments && bnplConfig !== null,
      vendor: account.vendor,
      superVendor: account.superVendor,
      returnUrl: new URL(inLanguage(urlOf('checkout', params), locale), window.location.href).href,
      words: {
        title: i18n._(msg({ message: 'Payment', context: 'page title' })),
        pay:
          purpose === 'guarantee'
            ? i18n._(msg`Leave this card`)
            : i18n._(msg`Pay ${{ amount: formatMoney(amount, booking.currency, locale) }} now`),
        close: i18n._(msg({ message: 'Close', context: 'the payment window' })),
      },
    });
    if (outcome.kind === 'paid') return complete({ body: outcome.completion, key: newIdempotencyKey() });
    return ended(outcome, order.body.order_id);
  }

  async function ended(outcome: Exclude<PaymentOutcome, { kind: 'paid' }>, orderId: string): Promise<void> {
    if (outcome.kind === 'unavailable') return backWith(outcome.code);
    if (outcome.kind === 'closed') {
      const closed = {
        event: 'payment_closed',
        reason: outcome.reason,
        bookingId: redactBookingIds(booking.bookingId),
        bookingObj: { hotelId: booking.hotelId, orderId },
      } as const;
      tell?.(closed);
      void api.call('reportPaymentClosed', { params, body: closed });
    }
    // The window may close after the payment succeeded, without the page hearing of it: ask the API first.
    const known = await api.call('getBooking', { params, query: {} });
    if (known.status === 200 && known.body.access === 'whole' && isDone(known.body.booking, booking))
      return go(urlOf('confirmation', params), { replace: true });
    return outcome.kind === 'closed' ? backWith('closed') : backWith('payment_failed', outcome.reason);
  }

  async function payAtProperty(): Promise<void> {
    if (reported !== null) return;
    await begin('at-property', () => {
      setProblem(null);
      return complete({ body: { gateway: 'at-property', hotelId: booking.hotelId }, key: atPropertyKey.current });
    });
  }

  // A window that closes gives the focus back to its button, which has been paid with by then.
  const prepareUnlessPaying = (): void => {
    if (busy === null && reported === null) prepare();
  };
  return { busy, problem, reason, reported, prepare: prepareUnlessPaying, payOnline, payAtProperty, giveUp: backWith };
}

/** Whether the money has come since, or the card that the stay was held for. */
export const isDone = (now: WholeBooking, before: WholeBooking): boolean =>
  now.amountPaid > before.amountPaid || (now.guarantee?.card === 'kept' && before.guarantee?.card === 'asked');

/** The window said the money is paid: after an unclear answer it may have left, and must not be asked for again. */
export const isUnclear = (found: PaymentProblem): boolean =>
  found in failureMessages || found === 'gateway_unavailable' || found === 'payment_pending';

/** A payment for an expired booking is refunded. */
export const afterPaying = (found: PaymentProblem): PaymentProblem =>
  found === 'booking_expired' ? 'returned' : found;
