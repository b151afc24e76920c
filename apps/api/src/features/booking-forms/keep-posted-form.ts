import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { deviceGiven, deviceOf, freshDevice } from '../../http/device-cookie.ts';
import { unstorableIn } from '../../http/unstorable.ts';
import { hotelIdIn, newSecretId } from '../../secret-id.ts';
import { insertPostedForm } from './posted-forms.queries.ts';

interface ToKeep {
  /** The quote, booking or invitation that the form is about: it names the hotel. */
  readonly about: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly code: string | null;
}

/**
 * Keeps a form for the device that posted it, and answers its id; null where it is about nothing of a hotel here. A field
 * that cannot be kept is empty again.
 */
export async function keepPostedForm(
  { db, hotels, clock }: Deps,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { about, fields, code }: ToKeep,
): Promise<string | null> {
  const hotelId = hotelIdIn(about);
  if (hotelId === null || (await hotels.byId(hotelId)) === undefined) return null;
  // A booking that was refused has given the browser its cookie already.
  let deviceHash = deviceGiven(reply.getHeader('set-cookie') as string | string[] | undefined) ?? deviceOf(request);
  if (deviceHash === undefined) {
    const fresh = freshDevice(request, reply);
    fresh.give();
    deviceHash = fresh.deviceHash;
  }
  const formId = newSecretId(hotelId);
  const kept = Object.fromEntries(Object.entries(fields).filter(([, text]) => unstorableIn(text, 'text') === null));
  await insertPostedForm(db, { hotelId, formId, deviceHash, fields: kept, code }, clock());
  return formId;
}
