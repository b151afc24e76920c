import { ECDH } from 'node:crypto';
import type { Settings } from '../../../settings.ts';

/** Where something can be pushed to, as a browser says it. */
export interface PushTarget {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

const authBytes = 16;

/**
 * Whether something may be sent there: to a push service that the settings name, over https and its usual port, and with
 * keys that RFC 8291 can encrypt for. A browser names the address that the engine then calls: no other one is called.
 */
export const isPushTarget = ({ endpoint, keys }: PushTarget, push: NonNullable<Settings['push']>): boolean =>
  isOfService(endpoint, push) && isPoint(keys.p256dh) && Buffer.from(keys.auth, 'base64url').length === authBytes;

/** Whether an address is one of a push service that the settings name. */
export function isOfService(endpoint: string, { services, sandbox }: NonNullable<Settings['push']>): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (sandbox !== null && origin === sandbox) return true;
  return protocol === 'https:' && port === '' && services.some((service) => isNamed(hostname, service));
}

const isNamed = (host: string, service: string): boolean =>
  service.startsWith('*.') ? host.endsWith(service.slice(1)) && host.length >= service.length : host === service;

/** Whether bytes are an uncompressed point of P-256. */
function isPoint(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== 65 || bytes[0] !== 4) return false;
  try {
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
