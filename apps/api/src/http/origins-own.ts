import { compile } from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { trustedAddresses } from './trusted-addresses.ts';

/**
 * Whether the origin asks in its own name, for a page that many see. A guest's call comes through the origin, which names
 * the guest's address in each, or from an address that is not trusted.
 */
export function originsOwn({ trustedProxies }: Pick<Settings, 'trustedProxies'>): (request: FastifyRequest) => boolean {
  const isTrusted = compile(trustedAddresses(trustedProxies));
  return ({ headers, socket }) => headers['x-forwarded-for'] === undefined && isTrusted(socket.remoteAddress ?? '', 0);
}
