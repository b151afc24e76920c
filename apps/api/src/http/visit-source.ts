import { readSource, sourceCookie } from '@latchkey/booking-core/attribution';
import type { FastifyRequest } from 'fastify';
import type { BookedFrom } from '../database/tables/booking-tables.ts';

/** Where a guest's visit came from, as the origin has kept it in a cookie; null where the link had no attribution. */
export function cameFrom({ headers }: FastifyRequest): BookedFrom | null {
  const kept = new RegExp(`(?:^|;\\s*)${sourceCookie}=([^;]*)`).exec(headers.cookie ?? '')?.[1];
  const source = readSource(kept);
  if (source === null) return null;
  const { isGhc, ...attribution } = source;
  return { ...attribution, ...(isGhc ? { mode: 'GHC' } : {}) };
}
