import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** What a page's script hands to an authenticator. */
interface Asked {
  readonly challenge: string;
  readonly user?: { readonly id: string };
}

/** A device that makes passkeys and signs with them, as a browser would send what it says (W3C Web Authentication). */
export interface Authenticator {
  readonly make: (asked: Asked) => object;
  readonly prove: (asked: Asked) => object;
}

/** An authenticator on a page of an origin, whose passkeys belong to a host. */
export function authenticator(origin: string, host = new URL(origin).hostname): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let userHandle = '';
  let counter = 0;
  const clientData = (type: string, { challenge }: Asked): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = (response: object): object => ({
    id: text(id),
    rawId: text(id),
    type: 'public-key',
    response,
    clientExtensionResults: {},
  });
  return {
    make: (asked) => {
      userHandle = asked.user?.id ?? '';
      const length = Buffer.from([id.length >> 8, id.length & 255]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey)]);
      const data = Buffer.concat([authenticatorData(host, counter, 0x45), attested]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(data),
      ]);
      return credential({
        clientDataJSON: text(clientData('webauthn.create', asked)),
        attestationObject: text(attestation),
        transports: ['internal'],
      });
    },
    prove: (asked) => {
      counter += 1;
      const data = authenticatorData(host, counter, 0x05);
      const client = clientData('webauthn.get', asked);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return credential({
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
        userHandle,
      });
    },
  };
}

const text = (bytes: Buffer): string => bytes.toString('base64url');
const sha256 = (of: Buffer | string): Buffer => createHash('sha256').update(of).digest();

/** Flags: 1 somebody was there, 4 who proved to be its owner, 64 with a credential. */
function authenticatorData(host: string, counter: number, flags: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(host), Buffer.from([flags]), count]);
}

const cborText = (of: string): Buffer => Buffer.concat([Buffer.from([0x60 + of.length]), Buffer.from(of)]);
const cborBytes = (of: Buffer): Buffer => Buffer.concat([Buffer.from([0x59, of.length >> 8, of.length & 255]), of]);

/** A key of ES256 as COSE writes it: kind 2, algorithm -7, curve 1, and its two numbers. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const number = (of: string): Buffer => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(of, 'base64url')]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    number(x),
    Buffer.from([0x22]),
    number(y),
  ]);
}
