import { randomInt } from 'node:crypto';

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id as the India gateway makes them: a prefix and 14 letters or digits. */
export function newId(prefix: string): string {
  return `${prefix}_${Array.from({ length: 14 }, () => characters[randomInt(characters.length)]).join('')}`;
}

/** Now, as the providers write it. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000);
