import { hotelierProblems, type HotelierFields, type HotelierProblem } from '@latchkey/booking-core/validation';
import { inLanguage, useNavigation, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { useSending, type Sending } from '@latchkey/stay/send-form';
import { useState } from 'react';
import { hotelierBody } from './hotelier-body.ts';
import type { EnquiryRefusal } from '../corporate-booking/corporate-booking.model.ts';

/** An owner's form on its way. */
export interface Hotelier {
  readonly state: Sending['state'];
  readonly problems: readonly HotelierProblem[];
  /** Why the engine did not take it; null while nothing is wrong. */
  readonly refused: EnquiryRefusal | null;
  readonly send: (form: HotelierFields) => Promise<void>;
}

/** Sends an owner's form to the provider, and goes on to the page of thanks. The same words sent twice are one form. */
export function useHotelier(): Hotelier {
  const { api, locale } = usePage();
  const { go } = useNavigation();
  const [problems, setProblems] = useState<readonly HotelierProblem[]>([]);
  const { state, refused, send } = useSending();
  return {
    state,
    problems,
    refused: refused === null ? null : refused === 'invalid_phone' ? 'phone_invalid' : 'unknown',
    send: async (form) => {
      const found = hotelierProblems(form);
      setProblems(found);
      const body = hotelierBody(form, locale);
      if (body === null) return;
      await send(body, async (key) => {
        const reply = await api.call('enquireAsHotelier', { headers: { 'idempotency-key': key }, body });
        if (reply.status === 202) go(inLanguage(urlOf('listYourHotel', {}, { enquiry: 'sent' }), locale));
        return reply;
      });
    },
  };
}
