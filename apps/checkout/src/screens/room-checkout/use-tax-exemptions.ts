import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { useState } from 'react';
import { repriced } from './repriced.ts';
import type { OfferedStay } from './room-checkout.model.ts';
import { showQuote } from './use-booking.ts';

export interface TaxExemptionsState {
  /** Those that the bill counts, or is about to. */
  readonly declared: readonly string[];
  readonly busy: boolean;
  readonly isRefused: boolean;
  readonly declare: (id: string, isTrue: boolean) => Promise<void>;
}

/** What a guest declares is priced by a new quote: what the bill then says is what will be charged. */
export function useTaxExemptions({ quote, taxExemptions }: OfferedStay): TaxExemptionsState {
  const { api, locale } = usePage();
  const counted = quote.selection.taxExemptions ?? [];
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const [isRefused, setRefused] = useState(false);
  const declare = async (id: string, isTrue: boolean): Promise<void> => {
    if (wanted !== null) return;
    const next = taxExemptions.map((one) => one.id).filter((one) => (one === id ? isTrue : counted.includes(one)));
    setWanted(next);
    setRefused(false);
    const reply = await api.call('createQuote', { body: repriced(quote.selection, { taxExemptions: next }) });
    setWanted(null);
    if (reply.status !== 201) return setRefused(true);
    showQuote(inLanguage(urlOf('roomCheckout', {}, { quote: reply.body.quoteToken }), locale));
  };
  return { declared: wanted ?? counted, busy: wanted !== null, isRefused, declare };
}
