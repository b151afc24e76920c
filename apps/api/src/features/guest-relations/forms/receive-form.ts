import type { FormKind } from '../../../database/form-kind.ts';
import type { Deps } from '../../../deps.ts';
import { idempotently, requestHashOf } from '../../idempotency/idempotency.ts';
import { mayAskFrom, mayMailFrom } from '../../messaging/messaging.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { keepEntry } from './form-entries.queries.ts';
import { hashOf } from '../../../hash-of.ts';

/**
 * Keeps a form and has a mail about it sent. The same form under the same key is one entry; `entryId` given,
 * so is any other of that id. `known`: it was there already. From a network address that has had too many mails sent to
 * visitors today those are left out, with the same answer; what only such a mail is for is not kept either.
 */
export async function receiveForm(
  deps: Deps,
  form: { hotelId: number; kind: FormKind; entryId?: string; facts: object },
  idempotencyKey: string,
  address: string,
): Promise<'received' | 'known' | 'idempotency_key_reused'> {
  const { hotelId, kind, facts } = form;
  const entryId = form.entryId ?? hashOf(idempotencyKey);
  const toVisitor = visitorMailOf[kind];
  const about = `${hotelId}:${kind}:${entryId}`;
  // Signing up again sends the confirmation mail again.
  const isAsked = kind === 'newsletter' || kind === 'availability-alert';
  const mayMail =
    toVisitor === null ||
    ((await mayMailFrom(deps, address, about)) &&
      (!('email' in facts) ||
        (await mayAskFrom(deps, { address, to: String(facts.email), purpose: isAsked ? 'letters' : 'plan' }, about))));
  const mails = [...(toVisitor !== null && mayMail ? [toVisitor] : []), ...(isForHotel(kind) ? [formMail] : [])];
  if (mails.length === 0) return 'received';
  const key = { hotelId, scope: `form:${kind}`, key: idempotencyKey, requestHash: requestHashOf(facts) };
  const outcome = await idempotently<'received' | 'known'>(deps, key, async (tx, _undo, at) => {
    const isNew = await keepEntry(tx, { hotelId, kind, entryId, facts }, at);
    if (isNew || isAsked) {
      const dedupeKey = `form:${kind}:${entryId}${isAsked ? `:${at.toISOString()}` : ''}`;
      await enqueue(
        tx,
        mails.map((mail) => ({
          hotelId,
          kind: mail,
          dedupeKey: mail === 'enquiry-receipt' ? `${dedupeKey}:receipt` : dedupeKey,
          payload: { kind, entryId },
        })),
        at,
      );
    }
    return isNew ? 'received' : 'known';
  });
  return outcome === 'repeated' ? 'received' : outcome;
}

const formMail = 'form-mail' as const;

type VisitorMail = 'itinerary-mail' | 'letters-mail' | 'alert-confirmation' | 'enquiry-receipt';

/**
 * The mail to the visitor, whose address anybody can have typed: an itinerary, a confirmation request or a receipt.
 * Null where none is sent.
 */
const visitorMailOf: Readonly<Record<FormKind, VisitorMail | null>> = {
  itinerary: 'itinerary-mail',
  newsletter: 'letters-mail',
  'availability-alert': 'alert-confirmation',
  corporate: 'enquiry-receipt',
  hotelier: 'enquiry-receipt',
  question: null,
  'price-match': null,
  feedback: null,
};

/** Whether the hotel reads it: plans are the visitor's own, and letters and alerts are told of once they are confirmed. */
const isForHotel = (kind: FormKind): boolean =>
  visitorMailOf[kind] === 'enquiry-receipt' || visitorMailOf[kind] === null;
