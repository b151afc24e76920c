import { createHash } from 'node:crypto';
import type { FormKind } from '../../database/tables/message-tables.ts';
import type { Deps } from '../../deps.ts';
import { requestHashOf } from '../bookings/idempotency.queries.ts';
import { idempotently } from '../bookings/idempotently.ts';
import { enqueue, type OutboxKind } from '../outbox/outbox.queries.ts';
import { keepEntry } from './form-entries.queries.ts';

/**
 * Keeps a form and has a mail about it sent. The same form under the same key is one entry; `entryId` given,
 * so is any other of that id. `known`: it was there already.
 */
export async function receiveForm(
  deps: Deps,
  form: { hotelId: number; kind: FormKind; entryId?: string; facts: object },
  idempotencyKey: string,
): Promise<'received' | 'known' | 'idempotency_key_reused'> {
  const { hotelId, kind, facts } = form;
  const entryId = form.entryId ?? hashOf(idempotencyKey);
  const key = { hotelId, scope: `form:${kind}`, key: idempotencyKey, requestHash: requestHashOf(facts) };
  const outcome = await idempotently<'received' | 'known'>(deps, key, async (tx, _undo, at) => {
    const isNew = await keepEntry(tx, { hotelId, kind, entryId, facts }, at);
    // Who lost the mail that asks for a confirmation, or left and comes back, gets another by signing up again.
    const isAsked = kind === 'newsletter' || kind === 'availability-alert';
    if (isNew || isAsked) {
      const dedupeKey = `form:${kind}:${entryId}${isAsked ? `:${at.toISOString()}` : ''}`;
      const payload = { kind, entryId };
      await enqueue(
        tx,
        [
          { hotelId, kind: mailOf(kind), dedupeKey, payload },
          ...(kind === 'corporate'
            ? [{ hotelId, kind: 'enquiry-receipt' as const, dedupeKey: `${dedupeKey}:receipt`, payload }]
            : []),
        ],
        at,
      );
    }
    return isNew ? 'received' : 'known';
  });
  return outcome === 'repeated' ? 'received' : outcome;
}

/** A plan goes to the visitor, and so does the question whether an address wants letters; other forms go to the hotel, and a company gets its enquiry confirmed. */
function mailOf(kind: FormKind): OutboxKind {
  if (kind === 'itinerary') return 'itinerary-mail';
  if (kind === 'availability-alert') return 'alert-confirmation';
  return kind === 'newsletter' ? 'letters-mail' : 'form-mail';
}

/** The id of an entry that there is once of something, without telling of what. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
