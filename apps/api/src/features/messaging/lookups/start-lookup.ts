import { randomInt } from 'node:crypto';
import type { Locale } from '@latchkey/api-contract/types';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { addressGroup } from '@latchkey/booking-core/network';
import { newSecretId } from '../../../secret-id.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { mayAskForCodes } from './asking-limits.ts';
import { noteCodeMessages } from './code-messages.ts';
import { subjectOf, type LookupScope, type LookupSubject } from './code-subject.ts';
import type { Identifier } from './identifier.ts';
import { insertLookup } from './lookups.queries.ts';
import { hashOf } from '../../../hash-of.ts';

const codeLifeMs = 10 * 60_000;

/**
 * Makes a code, another for the mail of a booking that is named, and has them sent through the outbox. No code is made
 * beyond the limits for a number, a booking, an address or its recipient, or where the booking is unknown. The answer
 * and the work done for it are the same in each case. Where a known booking gets no code, its own mail address gets a
 * link instead, within what one network address may ask for.
 */
export async function startLookup(
  deps: Deps,
  scope: LookupScope,
  identifier: Identifier,
  /** `address` is null where the guest need not be counted by it: the booking's own device, or the engine itself. */
  from: { address: string | null; language: Locale },
): Promise<{ lookupId: string; expiresAt: Date }> {
  return sendFor(deps, scope?.id ?? 0, await subjectOf(deps, scope, identifier), from);
}

/** Makes a lookup of a subject, and has its codes sent. */
export async function sendFor(
  deps: Deps,
  hotelId: number,
  subject: LookupSubject,
  from: { address: string | null; language: Locale },
): Promise<{ lookupId: string; expiresAt: Date }> {
  const createdAt = deps.clock();
  const lookupId = newSecretId(hotelId);
  const expiresAt = new Date(createdAt.getTime() + codeLifeMs);
  const addressHash = from.address === null ? null : hashOf(addressGroup(from.address));
  await transact(deps.db, async (tx) => {
    const asked = await mayAskForCodes(deps, tx, { subject: subject.name, address: from.address }, createdAt);
    const areSent = asked === 'within' && (await noteCodeMessages(deps, tx, subject, lookupId, createdAt));
    const code = areSent && subject.phone !== null ? codeOtherThan(null) : null;
    const mailCode = areSent && subject.mail !== null ? codeOtherThan(code) : null;
    await insertLookup(tx, {
      hotelId,
      lookupId,
      subject: subject.name,
      addressHash: addressHash ?? 'none',
      language: from.language,
      code,
      mailCode,
      createdAt,
      expiresAt,
    });
    const hasNone = subject.isKnown && code === null && mailCode === null;
    const kind = hasNone && asked !== 'address_spent' ? 'lookup-link' : 'lookup-code';
    await enqueue(tx, [{ hotelId, kind, dedupeKey: `${kind}:${lookupId}`, payload: { lookupId } }], createdAt);
  });
  return { lookupId, expiresAt };
}

function codeOtherThan(taken: string | null): string {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return code === taken ? codeOtherThan(taken) : code;
}
