import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedIn } from '../sign-in/sessions.ts';
import { insertChallenge, takeChallenge } from './challenges.queries.ts';
import { insertPasskey, passkeysOf } from './passkeys.queries.ts';
import { relyingPartyOf } from './relying-party.ts';

type Made = Omit<Parameters<typeof verifyRegistrationResponse>[0]['response'], 'clientExtensionResults'>;

/** Ed25519, ES256 and RS256, by their COSE numbers: what devices have, and Node verifies without an experiment. */
const algorithms = [-8, -7, -257];

/** How long a device has to answer. */
export const challengeMs = 5 * 60_000;

/** With what a device is asked to make a passkey for a person; null where this installation has no desk. */
export async function passkeyOptions(deps: Deps, { person }: SignedIn): Promise<object | null> {
  const party = relyingPartyOf(deps.settings);
  if (party === null) return null;
  const known = await passkeysOf(deps.db, person.person_id);
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: Buffer.from(person.person_id),
    userName: person.mail,
    userDisplayName: person.name,
    timeout: challengeMs,
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const expiresAt = new Date(deps.clock().getTime() + challengeMs);
  await insertChallenge(deps.db, options.challenge, `person:${person.person_id}`, expiresAt);
  return options;
}

/** Keeps a passkey that a person's device has made; false where it answers nothing that was asked, or elsewhere. */
export async function keepPasskey(deps: Deps, { person }: SignedIn, response: Made, device: string): Promise<boolean> {
  const party = relyingPartyOf(deps.settings);
  if (party === null) return false;
  const now = deps.clock();
  return transact<boolean>(deps.db, async (tx) => {
    const verified = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: (challenge) => takeChallenge(tx, challenge, `person:${person.person_id}`, now),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      supportedAlgorithmIDs: algorithms,
    }).catch((cause: unknown) => {
      deps.log.info({ err: cause }, 'passkey refused');
      return null;
    });
    if (verified?.verified !== true) return false;
    const { credential, credentialDeviceType, credentialBackedUp } = verified.registrationInfo;
    await insertPasskey(tx, {
      person_id: person.person_id,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      device_type: credentialDeviceType,
      is_backed_up: credentialBackedUp,
      transports: JSON.stringify(response.response.transports ?? []),
      name: device,
      created_at: now,
    });
    return true;
  });
}
