import { isFailure, knownCode } from '@latchkey/api-client/client';
import { inLanguage, usePage, useNavigation } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { useIntentKey } from '@latchkey/stay/send-form';
import { rememberBooking } from '@latchkey/visit';
import { useState } from 'react';
import { bookingRefusals, type BookingRefusal } from './room-checkout.copy.ts';
import type { OfferedStay, PaymentWay } from './room-checkout.model.ts';
import { travellerOf, type TravellerForm } from './traveller-form.ts';

/** What is sent when everything is filled in. */
export interface BookingForm {
  readonly travellers: readonly TravellerForm[];
  readonly way: PaymentWay;
  readonly specialRequests: string;
  readonly estimatedArrivalTime: string;
}

export interface Booking {
  readonly busy: boolean;
  readonly refusal: BookingRefusal | null;
  readonly refuse: (refusal: BookingRefusal) => void;
  readonly book: (form: BookingForm) => Promise<void>;
}

/** Makes the booking and leads on: to payment, or to the confirmation where nothing is to be paid now. */
export function useBooking({ quote }: OfferedStay): Booking {
  const { api, locale } = usePage();
  const { go } = useNavigation();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<BookingRefusal | null>(null);
  // A second press after a lost answer finds the first booking instead of making another.
  const keyOf = useIntentKey();

  async function book(form: BookingForm): Promise<void> {
    const body = {
      quoteToken: quote.quoteToken,
      travellers: form.travellers.map(travellerOf),
      payment: {
        mode: form.way === 'at-property' ? ('at-property' as const) : ('online' as const),
        plan: form.way === 'advance' ? ('advance' as const) : ('full' as const),
      },
      language: locale,
      ...(form.specialRequests.trim() === '' ? {} : { specialRequests: form.specialRequests.trim() }),
      ...(form.estimatedArrivalTime === '' ? {} : { estimatedArrivalTime: form.estimatedArrivalTime }),
    };
    setBusy(true);
    setRefusal(null);
    const reply = await api.call('createBooking', { headers: { 'idempotency-key': keyOf(body) }, body });
    if (reply.status === 201) {
      const { bookingId, status } = reply.body;
      rememberBooking({ bookingId, bookingObj: { hotelId: quote.selection.hotelId, quoteToken: quote.quoteToken } });
      return go(urlOf(status === 'payment_pending' ? 'checkout' : 'confirmation', { bookingId }), { replace: true });
    }
    setBusy(false);
    const code = isFailure(reply) ? 'unknown' : knownCode<BookingRefusal>(reply.body, bookingRefusals);
    if (reply.status === 409 && 'quote' in reply.body)
      showQuote(inLanguage(urlOf('roomCheckout', {}, { quote: reply.body.quote.quoteToken }), locale));
    setRefusal(code);
  }

  return { busy, refusal, refuse: setRefusal, book };
}

/** Puts another quote in the page's address; the router sees it and loads its bill, and what was typed stays. */
export const showQuote = (address: string): void => window.history.replaceState(window.history.state, '', address);
