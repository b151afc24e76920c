import { randomBytes } from 'node:crypto';

/** What a page's own scripts and styles carry, never twice the same. */
export const newNonce = (): string => randomBytes(16).toString('base64');
