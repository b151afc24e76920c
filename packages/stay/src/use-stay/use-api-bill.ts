import { refusalOf } from '@latchkey/api-client/client';
import type { OperationInput, Quote } from '@latchkey/api-contract/types';
import type { Bill } from '@latchkey/booking-core/pricing';
import { usePage } from '@latchkey/site';
import { useEffect, useState } from 'react';
import { quoteWith } from '../query/quote-with.ts';
import { refusalCopy, type Refusal } from './refusal.copy.ts';

/** The quote that a basket asks for. */
export type AskedQuote = OperationInput<'createQuote'>['body'];

/** What the API answers to a quote: its bill, or why there is none. */
export interface ApiBill {
  readonly bill: Bill | null;
  readonly refused: Refusal | null;
}

const unanswered: ApiBill = { bill: null, refused: null };

/** The API's bill of the stay in sight; `null` asks for none. Until it answers, bill and refusal are both missing. */
export function useApiBill(asked: AskedQuote | null, coupon: string | null): ApiBill {
  const { api } = usePage();
  const [answer, setAnswer] = useState<ApiBill & { readonly about: string }>({ about: '', ...unanswered });
  const about = asked === null ? null : JSON.stringify(asked);
  useEffect(() => {
    if (about === null) return;
    const leaving = new AbortController();
    void quoteWith(api, coupon, JSON.parse(about) as AskedQuote, leaving.signal).then((reply) => {
      if (leaving.signal.aborted) return;
      if (reply.status === 201) return setAnswer({ about, bill: coreBill(reply.body.bill), refused: null });
      setAnswer({ about, bill: null, refused: refusalOf<Refusal>(reply, refusalCopy) });
    });
    return () => leaving.abort();
  }, [api, about, coupon]);
  return answer.about === about ? answer : unanswered;
}

/** The API's bill as core's: an advance that is not offered is absent. */
function coreBill({ dueNow: { advance, ...due }, ...bill }: Quote['bill']): Bill {
  return { ...bill, dueNow: advance === undefined ? due : { ...due, advance } };
}
