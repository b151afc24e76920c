import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { askingBrowserOf, deskTokenOf, knowAskingBrowser } from '../../../http/desk-cookie.ts';
import { route } from '../../../http/route.ts';
import { deviceName } from '../sign-in/device-name.ts';
import { browserOf, opening } from '../sign-in/opening.ts';
import { isFreshlyProved, signedInBy } from '../sign-in/sessions.ts';
import { challengeMs, keepPasskey, passkeyOptions } from './make-passkey.ts';
import { deletePasskey, passkeysOf, type PasskeyRow } from './passkeys.queries.ts';
import { signInOptions, usePasskey } from './use-passkey.ts';

const notSignedIn = { status: 401, body: { code: 'not_signed_in' } } as const;
const proveAgain = { status: 403, body: { code: 'prove_again' } } as const;
const unknown = { status: 404, body: { code: 'not_found' } } as const;
const refused = { status: 422, body: { code: 'passkey_refused' } } as const;

/** Passkeys: making one, forgetting one, and signing in by one. */
export function passkeysRoutes(app: FastifyInstance, deps: Deps): void {
  const listOf = async (personId: string) => ({ passkeys: (await passkeysOf(deps.db, personId)).map(viewOf) });

  route(app, 'listPasskeys', async (_, { request }) => {
    const now = await signedInBy(deps, deskTokenOf(request));
    return now === undefined ? notSignedIn : { status: 200, body: await listOf(now.person.person_id) };
  });

  route(app, 'startPasskey', async (_, { request }) => {
    const now = await signedInBy(deps, deskTokenOf(request));
    if (now === undefined) return notSignedIn;
    if (!isFreshlyProved(now.session, deps.clock())) return proveAgain;
    const options = await passkeyOptions(deps, now);
    return options === null ? unknown : { status: 200, body: { options: { ...options } } };
  });

  route(app, 'keepPasskey', async ({ body }, { request }) => {
    const now = await signedInBy(deps, deskTokenOf(request));
    if (now === undefined) return notSignedIn;
    if (!isFreshlyProved(now.session, deps.clock())) return proveAgain;
    const isKept = await keepPasskey(deps, now, body.response, deviceName(request.headers['user-agent']));
    return isKept ? { status: 201, body: await listOf(now.person.person_id) } : refused;
  });

  route(app, 'removePasskey', async ({ params }, { request }) => {
    const now = await signedInBy(deps, deskTokenOf(request));
    if (now === undefined) return notSignedIn;
    if (!isFreshlyProved(now.session, deps.clock())) return proveAgain;
    const isRemoved = await deletePasskey(deps.db, now.person.person_id, params.passkey);
    return isRemoved ? { status: 200, body: await listOf(now.person.person_id) } : unknown;
  });

  route(app, 'startPasskeySignIn', async (_, { request, reply }) => {
    const options = await signInOptions(deps, knowAskingBrowser(request, reply, challengeMs / 1000));
    return options === null ? unknown : { status: 200, body: { options: { ...options } } };
  });

  route(app, 'signInByPasskey', async ({ body }, { request, reply }) => {
    const browserHash = askingBrowserOf(request);
    if (browserHash === undefined) return refused;
    const opened = await usePasskey(deps, body.response, browserHash, await browserOf(deps, request));
    return opened === undefined ? refused : { status: 200, body: await opening(deps, request, reply, opened) };
  });
}

const viewOf = (row: PasskeyRow) => ({
  passkeyId: row.credential_id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  isBackedUp: row.is_backed_up,
});
