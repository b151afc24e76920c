import { usePage } from '@latchkey/site';
import { useEffect, useState } from 'react';
import { useBooking } from '../../booking-on-page.tsx';
import type { Preview } from '../../booking.model.ts';
import { previewAct } from '../effect/preview-act.ts';
import { sumFromField } from '../../sum-field.ts';

/** After the last key, in milliseconds. */
const pause = 250;

/** What taking a sum would do: the page brings the answer for the first sum, the engine is asked for any other; undefined until it answers. */
export function usePaymentPreview(amount: number): Preview | undefined {
  const { api } = usePage();
  const { booking, preview, typed } = useBooking().model;
  const { hotelId, reference, currency, toPay } = booking;
  const [shown, setShown] = useState({ amount: sumFromField(typed['sum'], currency) ?? toPay, preview });
  useEffect(() => {
    if (amount === shown.amount || amount < 1) return undefined;
    const call = new AbortController();
    const ask = async (): Promise<void> => {
      const answer = await previewAct(api, { hotelId, reference }, { act: 'payment', amount }, call.signal);
      if (!call.signal.aborted) setShown({ amount, preview: answer });
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [api, amount, hotelId, reference, shown.amount]);
  return shown.amount === amount ? shown.preview : undefined;
}
