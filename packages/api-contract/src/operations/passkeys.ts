import { z } from 'zod';
import { operation } from '../operation.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { isoMoment } from '../schemas/scalars.ts';
import { notSignedIn, signedIn } from './staff.ts';

/** Bytes as WebAuthn writes them in JSON. */
const bytes = z
  .string()
  .max(20_000)
  .regex(/^[A-Za-z0-9_-]*$/)
  .meta({ examples: ['q3X0mJ6mV0Kx8m2b5r1c9w'] });
const passkeyId = z.string().max(2000);
const refused = refusal('passkey_refused');
const proveAgain = refusal('prove_again');

/** What `navigator.credentials` gives, as JSON (W3C Web Authentication, `toJSON`). */
const credential = <Response extends z.ZodObject>(response: Response) =>
  z.strictObject({
    id: passkeyId,
    rawId: bytes,
    type: z.literal('public-key'),
    response,
    authenticatorAttachment: z.enum(['platform', 'cross-platform']).exactOptional(),
    /** Browsers send it; nothing of it is asked for or read. */
    clientExtensionResults: z.unknown(),
  });
const registered = credential(
  z.strictObject({
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: bytes.exactOptional(),
    transports: z.array(z.string().max(40)).max(10).exactOptional(),
    publicKey: bytes.exactOptional(),
    publicKeyAlgorithm: z.int().exactOptional(),
  }),
);
const asserted = credential(
  z.strictObject({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.exactOptional(),
  }),
);

/** What `navigator.credentials` is asked with, as JSON; good for one answer within five minutes. */
const options = z.object({ options: z.record(z.string(), z.unknown()) });
const passkeys = z.object({
  passkeys: z.array(
    z.object({
      passkeyId,
      /** The device on which it was made. */
      name: z.string(),
      createdAt: isoMoment,
      lastUsedAt: isoMoment.nullable(),
      /** Whether it is kept beyond the one device. */
      isBackedUp: z.boolean(),
    }),
  ),
});

/** Passkeys of a person: made on a device, used in place of a link. */
export const passkeyOperations = {
  listPasskeys: operation({
    summary: 'The person’s passkeys, the first made first',
    responses: { 200: passkeys, 401: notSignedIn },
  }),
  startPasskey: operation({
    summary: 'Begin to make a passkey on this device; shortly after signing in',
    responses: { 200: options, 401: notSignedIn, 403: proveAgain, 404: notFound },
  }),
  keepPasskey: operation({
    summary: 'Keep the passkey that this device has made',
    body: z.strictObject({ response: registered }),
    responses: { 201: passkeys, 401: notSignedIn, 403: proveAgain, 422: refused },
  }),
  removePasskey: operation({
    summary: 'Forget a passkey: it opens nothing any more; shortly after signing in',
    params: z.object({ passkey: passkeyId }),
    responses: { 200: passkeys, 401: notSignedIn, 403: proveAgain, 404: notFound },
  }),
  startPasskeySignIn: operation({
    summary: 'Begin to sign in by a passkey, in this browser',
    responses: { 200: options, 404: notFound },
  }),
  signInByPasskey: operation({
    summary: 'Sign in by a passkey, as it was begun in this browser',
    body: z.strictObject({ response: asserted }),
    responses: { 200: signedIn, 422: refused },
  }),
};
