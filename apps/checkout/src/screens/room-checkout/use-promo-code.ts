import { useTakenOver } from '@latchkey/ui/taken-over';
import { refusalOf } from '@latchkey/api-client/client';
import { isCouponCode } from '@latchkey/booking-core/promotion';
import { plainCode } from '@latchkey/booking-core/text';
import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { visitAtom } from '@latchkey/visit';
import { useAtom } from 'jotai';
import { useEffect, useState, type RefObject } from 'react';
import { codeRefusals, type CodeRefusal } from './room-checkout.copy.ts';
import type { OfferedStay } from './room-checkout.model.ts';
import { showQuote } from './use-booking.ts';
import { keepTypedCode, recallTypedCode } from './history-entry.ts';
import { repriced } from './repriced.ts';

/** The promo code of a quote, and the one in the field. */
export interface PromoCodeState {
  /** The code that the bill counts; null without one. */
  readonly applied: string | null;
  /** What the hotel calls it, once the visit knows; null where it has no name. */
  readonly name: string | null;
  readonly typed: string;
  readonly busy: boolean;
  readonly refusal: CodeRefusal | null;
  /** Whether something stands in the field that the bill does not count. */
  readonly isOpen: boolean;
  readonly type: (code: string) => void;
  /** Prices the stay with the code in the field; true where the bill now counts it. */
  readonly apply: () => Promise<boolean>;
  readonly remove: () => Promise<void>;
}

/**
 * A code is priced by a new quote: what the bill then says is what will be charged. One that was typed into the form
 * before this page's script had arrived is taken over.
 */
export function usePromoCode(
  { quote, couponName, posted }: Pick<OfferedStay, 'quote' | 'couponName' | 'posted'>,
  form: RefObject<HTMLFormElement | null>,
): PromoCodeState {
  const { api, locale } = usePage();
  const [typed, setTyped] = useState(posted?.fields['couponCode'] ?? '');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CodeRefusal | null>(posted?.codeRefusal ?? null);
  const [visit, changeVisit] = useAtom(visitAtom);
  const applied = quote.selection.couponCode ?? null;
  useEffect(
    () =>
      changeVisit((before) => ({ ...before, couponCode: applied, couponName: applied === null ? null : couponName })),
    [changeVisit, applied, couponName],
  );

  useTakenOver(form, (element) => {
    const field = element.elements.namedItem('couponCode');
    const found = field instanceof HTMLInputElement ? field.value || recallTypedCode() : '';
    if (field instanceof HTMLInputElement && found !== typed) setTyped(found);
  });

  async function price(couponCode: string | null): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setRefusal(null);
    const body = repriced(quote.selection, { couponCode: couponCode ?? '' });
    const reply = await api.call('createQuote', { body });
    setBusy(false);
    if (reply.status !== 201) {
      setRefusal(refusalOf<CodeRefusal>(reply, codeRefusals));
      return false;
    }
    setTyped('');
    keepTypedCode('');
    showQuote(inLanguage(urlOf('roomCheckout', {}, { quote: reply.body.quoteToken }), locale));
    return true;
  }

  const type = (next: string): void => {
    setTyped(next);
    keepTypedCode(next);
    setRefusal(null);
  };
  const code = plainCode(typed);
  const isOpen = code !== '' && (applied === null || !isCouponCode(code, applied));
  const apply = async (): Promise<boolean> => (isOpen ? price(code) : applied !== null);
  const remove = async (): Promise<void> => {
    await price(null);
  };
  // A visit may still hold the code of another stay.
  const name = visit.couponCode === applied ? visit.couponName : null;
  return { applied, name, typed, busy, refusal, isOpen, type, apply, remove };
}
