import { statusAgain } from '@latchkey/stay/send-form';
import type { PostOutcome } from '@latchkey/site/screen';
import type { EnquiryRefusal } from './corporate-booking.model.ts';

interface PostedEnquiry {
  /** The engine's; null where it was not asked, because something was wrong. */
  readonly reply: { readonly status: number | 'failure'; readonly httpStatus?: number; readonly body?: unknown } | null;
  readonly problems: readonly { readonly code: EnquiryRefusal }[];
  /** By the names of the fields. */
  readonly typed: Readonly<Record<string, string>>;
}

/** The first thing wrong with an enquiry that was posted, that it was sent, or why it was not taken. */
function enquiryOutcome(reply: PostedEnquiry['reply'], problems: PostedEnquiry['problems']): 'sent' | EnquiryRefusal {
  if (reply === null) return problems[0]?.code ?? 'unknown';
  if (reply.status === 202) return 'sent';
  return reply.status === 422 && (reply.body as { readonly code?: string }).code === 'invalid_phone'
    ? 'phone_invalid'
    : 'unknown';
}

/** What comes of an enquiry that was posted: the page that says so, or its own page again with its input. */
export function enquiryAnswer(
  { reply, problems, typed }: PostedEnquiry,
  sentTo: (outcome: { readonly enquiry: 'sent' }) => string,
): PostOutcome {
  const outcome = enquiryOutcome(reply, problems);
  if (outcome === 'sent') return { kind: 'redirect', to: sentTo({ enquiry: outcome }) };
  return { kind: 'again', returned: { fields: typed, code: outcome }, status: statusAgain(reply) };
}
