import { checkEmail } from '@latchkey/booking-core/validation';
import { usePage } from '@latchkey/site';
import { useState } from 'react';
import { useSending, type Sending } from '@latchkey/stay/send-form';

/**
 * Why a question was not sent; each reason has its sentence (docs/rules.md, "Validation"). `unknown` is "Please try
 * again later!".
 */
export type QuestionRefusal = 'question_missing' | 'email_missing' | 'email_invalid' | 'unknown';

export interface QuestionForm {
  readonly state: Sending['state'];
  readonly refusals: readonly QuestionRefusal[];
  readonly send: (question: string, email: string) => Promise<void>;
}

/** What is wrong with a question as it is typed; empty where nothing is. */
export function refusalsOf(question: string, email: string): QuestionRefusal[] {
  const wrongAddress = checkEmail(email);
  return [
    ...(question.trim() === '' ? (['question_missing'] as const) : []),
    ...(wrongAddress === null ? [] : [wrongAddress]),
  ];
}

/** Sends a question to the property. The same text sent twice is one question. */
export function useQuestionForm(hotelId: number): QuestionForm {
  const { api, locale } = usePage();
  const [wrong, setWrong] = useState<readonly QuestionRefusal[]>([]);
  const { state, refused, send } = useSending();
  const ask = async (typed: string, address: string): Promise<void> => {
    const [question, email] = [typed.trim(), address.trim()];
    const refusals = refusalsOf(question, email);
    setWrong(refusals);
    if (refusals.length > 0) return;
    const body = { hotelId, question, email, language: locale };
    await send(body, (key) => api.call('askQuestion', { headers: { 'idempotency-key': key }, body }));
  };
  return { state, refusals: wrong.length > 0 || refused === null ? wrong : ['unknown'], send: ask };
}
