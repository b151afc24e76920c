import { randomUUID } from 'node:crypto';

/**
 * The id of a new trace, which is also the id of the request that began it: a UUID, as Node fetches random bytes for many
 * of them at a time, which saves each request 30 µs. Its last seven bytes are random, as Trace Context Level 2 asks.
 */
export const newTraceId = (): string => randomUUID().replaceAll('-', '');
