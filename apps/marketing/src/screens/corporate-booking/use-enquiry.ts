import { enquiryProblems, type EnquiryFields, type EnquiryProblem } from '@latchkey/booking-core/validation';
import { usePage } from '@latchkey/site';
import { useSending, type Sending } from '@latchkey/stay/send-form';
import { useState } from 'react';
import { enquiryBody } from './enquiry-body.ts';
import type { EnquiryRefusal } from './corporate-booking.model.ts';

/** An enquiry on its way. */
export interface Enquiry {
  readonly state: Sending['state'];
  readonly problems: readonly EnquiryProblem[];
  /** Why the engine did not take it; null while nothing is wrong. */
  readonly refused: EnquiryRefusal | null;
  /** The address that the confirmation goes to. */
  readonly sentTo: string;
  readonly send: (form: EnquiryFields) => Promise<void>;
}

/** Sends an enquiry to a hotel, or to the provider. The same words sent twice are one enquiry. */
export function useEnquiry(hotelId: number | null): Enquiry {
  const { api, locale } = usePage();
  const [problems, setProblems] = useState<readonly EnquiryProblem[]>([]);
  const [sentTo, setSentTo] = useState('');
  const { state, refused, send } = useSending();
  return {
    state,
    problems,
    refused: refused === null ? null : refused === 'invalid_phone' ? 'phone_invalid' : 'unknown',
    sentTo,
    send: async (form) => {
      const found = enquiryProblems(form);
      setProblems(found);
      const body = enquiryBody(form, hotelId, locale);
      if (body === null) return;
      setSentTo(form.email);
      await send(body, (key) => api.call('enquireCorporate', { headers: { 'idempotency-key': key }, body }));
    },
  };
}
