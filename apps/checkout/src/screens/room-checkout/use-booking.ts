import { refusalOf } from '@latchkey/api-client/client';
import { inLanguage, usePage, useNavigation } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { useIntentKey } from '@latchkey/stay/send-form';
import { forgetChoices, rememberBooking } from '@latchkey/visit';
import { useState } from 'react';
import { afterBooking, type MadeBooking } from './after-booking.ts';
import { bookingBody } from './booking-body.ts';
import { bookingRefusals, type BookingRefusal } from './room-checkout.copy.ts';
import type { OfferedStay, PaymentMethod } from './room-checkout.model.ts';
import type { Typed } from './typed.ts';

export interface BookingAttempt {
  readonly busy: boolean;
  readonly refusal: BookingRefusal | null;
  /** The price before, where the API refused the booking because it is another now. */
  readonly oldTotal: number | null;
  /** The booking that this quote has made already, where this device may see it. */
  readonly bookedId: string | null;
  readonly refuse: (refusal: BookingRefusal | null) => void;
  /** Makes the booking, and stays: null where it was refused. The page is busy from then on. */
  readonly reserve: (typed: Typed, method: PaymentMethod, again?: boolean) => Promise<MadeBooking | null>;
  /** `again`: the guest knows that the stay is booked, and wants another booking. */
  readonly book: (typed: Typed, method: PaymentMethod, again?: boolean) => Promise<void>;
}

/** Makes the booking and leads on: to payment, or to the confirmation where nothing is to be paid now. */
export function useBooking({ quote, formKey, posted }: OfferedStay): BookingAttempt {
  const { api, locale } = usePage();
  const { go } = useNavigation();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<BookingRefusal | null>(posted?.refusal ?? null);
  const [bookedId, setBookedId] = useState<string | null>(posted?.fields['bookedId'] ?? null);
  const [oldTotal, setOldTotal] = useState<number | null>(null);
  // A second press after a lost answer finds the first booking instead of making another; so does one that comes after
  // the form was sent before this page's script was there.
  const keyOf = useIntentKey(formKey);

  async function reserve(typed: Typed, method: PaymentMethod, again = false): Promise<MadeBooking | null> {
    const body = bookingBody(typed, method, { quoteToken: quote.quoteToken, language: locale, again });
    setBusy(true);
    setRefusal(null);
    const reply = await api.call('createBooking', { headers: { 'idempotency-key': keyOf(body) }, body });
    if (reply.status === 201) {
      const { bookingId, status } = reply.body;
      rememberBooking({ bookingId, bookingObj: { hotelId: quote.selection.hotelId, quoteToken: quote.quoteToken } });
      if (status !== 'payment_pending') forgetChoices();
      return reply.body;
    }
    setBusy(false);
    if (reply.status === 409 && 'quote' in reply.body) {
      setOldTotal(reply.body.oldTotal);
      showQuote(inLanguage(urlOf('roomCheckout', {}, { quote: reply.body.quote.quoteToken }), locale));
    }
    if (reply.status === 409 && reply.body.code === 'already_booked')
      setBookedId(reply.body.booking?.bookingId ?? null);
    setRefusal(refusalOf<BookingRefusal>(reply, bookingRefusals));
    return null;
  }

  const book = async (typed: Typed, method: PaymentMethod, again?: boolean): Promise<void> => {
    const made = await reserve(typed, method, again);
    if (made !== null) go(afterBooking(made, method), { replace: true });
  };

  return { busy, refusal, oldTotal, bookedId, refuse: setRefusal, reserve, book };
}

/** Puts another quote in the page's address; the router sees it and loads its bill, and the form keeps its input. */
export const showQuote = (address: string): void => window.history.replaceState(window.history.state, '', address);
