import { createHash } from 'node:crypto';

/** `sha256-…` of a file's content, as `integrity` attributes write it. */
export const integrityOf = (content: Uint8Array | string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
