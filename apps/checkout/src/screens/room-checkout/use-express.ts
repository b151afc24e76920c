import { toGatewayUnits, toStripeUnits } from '@latchkey/booking-core/currency';
import { isFailure, newIdempotencyKey } from '@latchkey/api-client/client';
import {
  openExpress,
  type ExpressOpened,
  type WalletEnd,
  type WalletGuest,
  type WalletOrder,
} from '@latchkey/payments/express';
import { inLanguage, useNavigation, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { forgetChoices } from '@latchkey/visit';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { ExpressWay } from './express-way.ts';
import type { ExpressProps } from './express.types.ts';
import { withWallet } from './with-wallet.ts';

/** How a row of wallets stands. */
export type ExpressState = 'opening' | 'closed' | 'missing' | 'refused' | 'code' | ExpressOpened['kind'];

/** Where the gateway's buttons are put, and how they stand. */
export interface Express {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly state: ExpressState;
}

/**
 * Opens the gateway's row of wallets for one price, and books with what a wallet tells once the guest has agreed in it: the
 * booking, its order, the payment, and what the engine says of it. Whatever goes wrong before the booking leaves the form.
 */
export function useExpress({ method, due }: ExpressWay, props: ExpressProps): Express {
  const { api, site, locale } = usePage();
  const { go } = useNavigation();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<ExpressState>('opening');
  const { currency } = props.stay.quote.bill;

  const bookedId = useRef('');

  const toPayment = (code: string): void => {
    const notice = new URLSearchParams({ notice: code.replaceAll('_', '-') }).toString();
    go(`${urlOf('checkout', { bookingId: bookedId.current })}?${notice}`, { replace: true });
  };

  const book = useEffectEvent(async (guest: WalletGuest): Promise<WalletOrder | null> => {
    const { typed, booking, promo, problemsOf, onTold, onMissing } = props;
    if (promo.isOpen) {
      setState('code');
      await promo.apply();
      return null;
    }
    const told = withWallet(typed, guest);
    // What the wallet told stands in the fields, whatever comes of it.
    onTold(told);
    if (problemsOf(told).length > 0) {
      setState('missing');
      onMissing();
      return null;
    }
    const made = await booking.reserve(told, method);
    if (made === null) {
      setState('refused');
      return null;
    }
    bookedId.current = made.bookingId;
    const params = { bookingId: made.bookingId };
    const headers = { 'idempotency-key': newIdempotencyKey() };
    const order = await api.call('createPaymentOrder', { params, headers, query: { amount: due } });
    if (order.status === 201 && order.body.clientSecret !== undefined)
      return {
        orderId: order.body.order_id,
        clientSecret: order.body.clientSecret,
        returnUrl: new URL(inLanguage(urlOf('checkout', params), locale), window.location.href).href,
      };
    toPayment(isFailure(order) || order.status === 201 ? 'gateway_unavailable' : order.body.code);
    return null;
  });

  const end = useEffectEvent(async (outcome: WalletEnd): Promise<void> => {
    if (outcome.kind === 'not_asked') return toPayment('payment_failed');
    const params = { bookingId: bookedId.current };
    const headers = { 'idempotency-key': newIdempotencyKey() };
    const reply = await api.call('completePayment', { params, headers, body: outcome.completion });
    // Without a clear answer money may have left: nothing is to be paid again.
    if (isFailure(reply) || reply.status === 502) return toPayment('payment_pending');
    if (reply.status !== 200) return toPayment(reply.body.code);
    forgetChoices();
    return go(urlOf('confirmation', params), { replace: true });
  });

  const facts = useEffectEvent(() => {
    const { hotel, name } = site;
    if (hotel === null) return null;
    const { scriptUrl, keyId, vendor, superVendor } = hotel.payment;
    const amount = toStripeUnits(toGatewayUnits(due, currency), currency);
    return {
      scriptUrl,
      keyId,
      vendor,
      superVendor,
      amount,
      currency,
      hotelId: hotel.id,
      hotelName: name,
      language: locale,
    };
  });

  // Opened once for a price: another one opens another row.
  useEffect(() => {
    const row = facts();
    if (place.current === null || row === null) return;
    let close = (): void => undefined;
    let isOver = false;
    void openExpress({
      ...row,
      place: place.current,
      book: (guest) => book(guest),
      onClosed: () => setState('closed'),
      onEnd: (outcome) => void end(outcome),
    }).then((opened) => {
      if (opened.kind === 'ready') close = opened.close;
      if (isOver) close();
      else setState(opened.kind);
    });
    return () => {
      isOver = true;
      close();
    };
  }, []);
  return { place, state };
}
