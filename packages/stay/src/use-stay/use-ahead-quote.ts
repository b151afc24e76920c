import type { Result } from '@latchkey/api-client/client';
import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { useEffect, useRef } from 'react';
import { quoteWith } from '../query/quote-with.ts';
import { fetchDocument } from './fetch-document.ts';
import type { AskedQuote } from './use-api-bill.ts';

/** How long a choice stands before its checkout is fetched, in milliseconds: most guests try several. */
const settledMs = 1500;

/** A quote is used for as long as this is left of its price, in milliseconds. */
const leastLeftMs = 120_000;

type Quoted = Result<'createQuote'>;

/**
 * Requests the quote before the guest presses Book and has the browser prefetch its checkout, so that the press only
 * opens it. A quote holds no room, and what the guest typed stays here. Returns a function that gives the quote on the
 * press.
 */
export function useAheadQuote(asked: AskedQuote | null, coupon: string | null): (asked: AskedQuote) => Promise<Quoted> {
  const { api, locale } = usePage();
  const ahead = useRef<{ readonly about: string; readonly quoted: Promise<Quoted> } | null>(null);
  const about = asked === null ? null : JSON.stringify([asked, coupon]);
  useEffect(() => {
    if (about === null || !mayFetchAhead()) return;
    const timer = setTimeout(() => {
      const [wanted] = JSON.parse(about) as [AskedQuote];
      const quoted = quoteWith(api, coupon, wanted);
      ahead.current = { about, quoted };
      void quoted.then((reply) => {
        if (reply.status === 201 && ahead.current?.about === about)
          fetchDocument(inLanguage(urlOf('roomCheckout', {}, { quote: reply.body.quoteToken }), locale));
      });
    }, settledMs);
    return () => clearTimeout(timer);
  }, [api, about, coupon, locale]);
  return async (pressed) => {
    const made = ahead.current?.about === JSON.stringify([pressed, coupon]) ? await ahead.current.quoted : null;
    const isGood = made?.status === 201 && Date.parse(made.body.expiresAt) - Date.now() > leastLeftMs;
    return isGood ? made : quoteWith(api, coupon, pressed);
  };
}

/** Whether the browser can fetch a document ahead, and the guest does not ask to save data. */
function mayFetchAhead(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData !== true && HTMLScriptElement.supports?.('speculationrules') === true;
}
