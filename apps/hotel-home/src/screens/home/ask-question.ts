import { newIdempotencyKey } from '@latchkey/api-client/client';
import { checkEmail } from '@latchkey/booking-core/validation';
import { usePage } from '@latchkey/site';
import { useRef, useState } from 'react';

/** Why a question was not sent; each is a specified sentence (specification section 5), `unknown` that of section 8. */
export type QuestionRefusal = 'question_missing' | 'email_missing' | 'email_invalid' | 'unknown';

export interface Asking {
  readonly state: 'open' | 'sending' | 'sent';
  readonly refusals: readonly QuestionRefusal[];
  readonly send: (question: string, email: string) => Promise<void>;
}

/** What is wrong with a question as it is typed; empty where nothing is. */
export function refusalsOf(question: string, email: string): QuestionRefusal[] {
  const wrongAddress = checkEmail(email);
  return [...(question.trim() === '' ? (['question_missing'] as const) : []), ...(wrongAddress === null ? [] : [wrongAddress])];
}

/** Sends a question to the property. The same text sent twice is one question. */
export function useAsking(hotelId: number): Asking {
  const { api, locale } = usePage();
  const [state, setState] = useState<Asking['state']>('open');
  const [refusals, refuse] = useState<readonly QuestionRefusal[]>([]);
  const intent = useRef<{ readonly of: string; readonly key: string } | null>(null);
  const send = async (typed: string, address: string): Promise<void> => {
    const [question, email] = [typed.trim(), address.trim()];
    const wrong = refusalsOf(question, email);
    refuse(wrong);
    if (wrong.length > 0) return;
    const said = `${email} ${question}`;
    if (intent.current?.of !== said) intent.current = { of: said, key: newIdempotencyKey() };
    setState('sending');
    const reply = await api.call('askQuestion', { headers: { 'idempotency-key': intent.current.key }, body: { hotelId, question, email, language: locale } });
    setState(reply.status === 202 ? 'sent' : 'open');
    if (reply.status !== 202) refuse(['unknown']);
  };
  return { state, refusals, send };
}
