import { useTakenOver } from '@latchkey/ui/taken-over';
import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { useRef, useState, type RefObject } from 'react';
import { repriced } from './repriced.ts';
import type { OfferedStay } from './room-checkout.model.ts';
import { exemptionField } from './tax-exemptions.ts';
import { showQuote } from './use-booking.ts';

export interface TaxExemptionsState {
  /** Those that the bill counts, or is about to. */
  readonly declared: readonly string[];
  readonly busy: boolean;
  readonly isRefused: boolean;
  readonly declare: (id: string, isTrue: boolean) => Promise<void>;
  /** For what stands around the boxes: one that was pressed before the script was there is read once. */
  readonly boxes: RefObject<HTMLDivElement | null>;
}

/**
 * What a guest declares is priced by a new quote: what the bill then says is what will be charged. A box stands as it was
 * last pressed until the page shows the quote that counts it, and the last press is the one that counts.
 */
export function useTaxExemptions({ quote, taxExemptions }: OfferedStay): TaxExemptionsState {
  const { api, locale } = usePage();
  const [wanted, setWanted] = useState<{ readonly ids: readonly string[]; readonly over: string } | null>(null);
  const [isRefused, setRefused] = useState(false);
  const presses = useRef(0);
  const busy = wanted?.over === quote.quoteToken;
  const declared = busy ? wanted.ids : (quote.selection.taxExemptions ?? []);
  const price = async (isTrue: (id: string) => boolean): Promise<void> => {
    const press = ++presses.current;
    const next = taxExemptions.map(({ id }) => id).filter(isTrue);
    setWanted({ ids: next, over: quote.quoteToken });
    setRefused(false);
    const reply = await api.call('createQuote', { body: repriced(quote.selection, { taxExemptions: next }) });
    if (press !== presses.current) return;
    if (reply.status === 201)
      return showQuote(inLanguage(urlOf('roomCheckout', {}, { quote: reply.body.quoteToken }), locale));
    setWanted(null);
    setRefused(true);
  };
  const boxes = useRef<HTMLDivElement>(null);
  useTakenOver(boxes, (element) => {
    const ticked = [...element.querySelectorAll<HTMLInputElement>('input:checked')].map(({ name }) => name);
    const isTicked = (id: string): boolean => ticked.includes(exemptionField(id));
    if (taxExemptions.some(({ id }) => isTicked(id) !== declared.includes(id))) void price(isTicked);
  });
  const declare = (id: string, isTrue: boolean): Promise<void> =>
    price((one) => (one === id ? isTrue : declared.includes(one)));
  return { declared, busy, isRefused, declare, boxes };
}
