import { createHash } from 'node:crypto';

/** SHA-256 in base64url: a text as it is kept where the text itself must not be read, or is longer than a key may be. */
export const hashOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('base64url');
