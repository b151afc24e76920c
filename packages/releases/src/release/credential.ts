import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';

/** Who a team is to the store: a private key of its own. What it signs anybody can check and nobody else can make. */
export interface Credential {
  readonly team: string;
  readonly key: KeyObject;
}

/** A new credential: what the team keeps (`RELEASE_TEAM_KEY`), and what the store's table of owners has of it. */
export interface NewCredential {
  readonly secret: string;
  readonly publicKey: string;
}

export function newCredential(team: string): NewCredential {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const secret = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url');
  return { secret: `${team}:${secret}`, publicKey: textOf(publicKey) };
}

/** Reads `RELEASE_TEAM_KEY`; null where it is empty. Throws, without quoting it, where it is malformed. */
export function readCredential(setting: string | undefined): Credential | null {
  if (!setting) return null;
  const [, team = '', secret = ''] = /^([a-z][a-z-]*):([\w-]+)$/.exec(setting.trim()) ?? [];
  try {
    const key = createPrivateKey({ key: Buffer.from(secret, 'base64url'), format: 'der', type: 'pkcs8' });
    return { team, key };
  } catch {
    throw new Error('RELEASE_TEAM_KEY is no key of a team: pnpm releases owners add writes one');
  }
}

/** The public half, as the table of owners has it. */
export const publicKeyOf = ({ key }: Credential): string => textOf(createPublicKey(key));

const textOf = (key: KeyObject): string => key.export({ format: 'der', type: 'spki' }).toString('base64url');

/** What is signed: what it is for comes first, so that a signature made for one is none for another. */
export interface SignedText {
  readonly purpose: 'journal' | 'gate' | 'state';
  readonly fields: Readonly<Record<string, unknown>>;
}

export const signatureOf = (text: SignedText, { key }: Credential): string =>
  sign(null, bytesOf(text), key).toString('base64url');

/** Whether one of the public keys made the signature. */
export const isSignedByOne = (text: SignedText, signature: string, publicKeys: readonly string[]): boolean =>
  publicKeys.some((one) => {
    const key = createPublicKey({ key: Buffer.from(one, 'base64url'), format: 'der', type: 'spki' });
    return verify(null, bytesOf(text), key, Buffer.from(signature, 'base64url'));
  });

const bytesOf = ({ purpose, fields }: SignedText): Buffer =>
  Buffer.from(JSON.stringify(['latchkey', purpose, Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))]));
