import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { openDesk, type FromBrowser, type Opened } from '../sign-in/open-desk.ts';
import { insertChallenge, takeChallenge } from './challenges.queries.ts';
import { challengeMs } from './make-passkey.ts';
import { lockPasskey, writePasskeyUse, type PasskeyRow } from './passkeys.queries.ts';
import { relyingPartyOf, type RelyingParty } from './relying-party.ts';

type Asserted = Omit<Parameters<typeof verifyAuthenticationResponse>[0]['response'], 'clientExtensionResults'>;

/** With what a device is asked to prove a person in a browser; null where this installation has no desk. */
export async function signInOptions(deps: Deps, browserHash: string): Promise<object | null> {
  const party = relyingPartyOf(deps.settings);
  if (party === null) return null;
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    timeout: challengeMs,
    userVerification: 'required',
  });
  const expiresAt = new Date(deps.clock().getTime() + challengeMs);
  await insertChallenge(deps.db, options.challenge, `browser:${browserHash}`, expiresAt);
  return options;
}

/** Signs in by a passkey; undefined where its answer proves nobody, or was asked for elsewhere. */
export function usePasskey(
  deps: Deps,
  response: Asserted,
  browserHash: string,
  from: FromBrowser,
): Promise<Opened | undefined> {
  const party = relyingPartyOf(deps.settings);
  const now = deps.clock();
  const personId = Buffer.from(response.response.userHandle ?? '', 'base64url').toString();
  return transact<Opened | undefined>(deps.db, async (tx) => {
    const passkey = await lockPasskey(tx, personId, response.id);
    if (party === null || passkey === undefined) return undefined;
    const isAsked = (challenge: string) => takeChallenge(tx, challenge, `browser:${browserHash}`, now);
    const used = await provenUse(deps, { response, passkey, party, isAsked });
    if (used === null) return undefined;
    await writePasskeyUse(tx, passkey, { ...used, last_used_at: now });
    return openDesk(tx, personId, from, now);
  });
}

/** What a passkey says of itself with an answer that is its own; null where it is not. */
async function provenUse(
  { log }: Deps,
  given: {
    readonly response: Asserted;
    readonly passkey: PasskeyRow;
    readonly party: RelyingParty;
    readonly isAsked: (challenge: string) => Promise<boolean>;
  },
): Promise<Pick<PasskeyRow, 'counter' | 'is_backed_up'> | null> {
  const { response, passkey, party, isAsked } = given;
  const verified = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: isAsked,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: passkey.credential_id,
      publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
      counter: Number(passkey.counter),
    },
  }).catch((cause: unknown) => {
    log.info({ err: cause }, 'passkey refused');
    return null;
  });
  if (verified?.verified !== true) return null;
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  return { counter: newCounter, is_backed_up: credentialBackedUp };
}
