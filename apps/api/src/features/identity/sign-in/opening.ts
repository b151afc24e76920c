import type { StaffSession } from '@latchkey/api-contract/types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { deskTokenOf, giveDeskToken, knowUsedBrowser } from '../../../http/desk-cookie.ts';
import { deviceName } from './device-name.ts';
import type { FromBrowser, Opened } from './open-desk.ts';
import { sessionView } from './session-view.ts';
import { noteUsedBrowser, usedBrowserMs } from './used-browsers.queries.ts';
import { onceSignedInBy, sessionMs, signedInBy } from './sessions.ts';

type Signing = Pick<Deps, 'db' | 'clock' | 'hotels' | 'settings'>;

/** The browser in which somebody signs in, and who was signed in there. */
export const browserOf = async (deps: Signing, request: FastifyRequest): Promise<FromBrowser> => ({
  device: deviceName(request.headers['user-agent']),
  before: await onceSignedInBy(deps, deskTokenOf(request)),
});

/** Hands a session that has begun to the browser, and says who is signed in now. */
export async function opening(
  deps: Signing,
  request: FastifyRequest,
  reply: FastifyReply,
  { personId, token, recoveryCode }: Opened,
): Promise<StaffSession & { recoveryCode?: string }> {
  const now = await signedInBy(deps, token);
  if (now === undefined) throw new Error('a session that has begun is not there');
  giveDeskToken(request, reply, token, sessionMs / 1000);
  const browserHash = knowUsedBrowser(request, reply, usedBrowserMs / 1000);
  await noteUsedBrowser(deps.db, personId, browserHash, deps.clock());
  return { ...(await sessionView(deps, now)), ...(recoveryCode === undefined ? {} : { recoveryCode }) };
}
