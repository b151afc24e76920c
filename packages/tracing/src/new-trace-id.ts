import { randomBytes } from 'node:crypto';

/** The id of a new trace, which is also the id of the request that began it. */
export const newTraceId = (): string => randomBytes(16).toString('hex');
