import type { EnquiryRefusal } from './corporate-booking.model.ts';

/** What a page is told of an enquiry that was posted: the first thing wrong with it, that it was sent, or why it was not taken. */
export function enquiryOutcome(
  reply: { readonly status: number | 'failure'; readonly body?: unknown } | null,
  problems: readonly { readonly code: EnquiryRefusal }[],
): 'sent' | EnquiryRefusal {
  if (reply === null) return problems[0]?.code ?? 'unknown';
  if (reply.status === 202) return 'sent';
  return reply.status === 422 && (reply.body as { readonly code?: string }).code === 'invalid_phone'
    ? 'phone_invalid'
    : 'unknown';
}
