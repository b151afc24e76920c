import type { OperationAnswer } from './booking-form.ts';

/** What a page is told of an enquiry that was posted: the first thing wrong with it, that it was sent, or why it was not taken. */
export function enquiryOutcome(answer: OperationAnswer | null, problems: readonly { readonly code: string }[]): string {
  if (answer === null) return problems[0]?.code ?? 'unknown';
  if (answer.status === 202) return 'sent';
  return answer.body['code'] === 'invalid_phone' ? 'phone_invalid' : 'unknown';
}
