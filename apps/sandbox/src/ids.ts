import { randomInt } from 'node:crypto';

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id as the providers make them: a prefix and letters or digits, 14 of the India gateway's. */
export function newId(prefix: string, length = 14): string {
  return `${prefix}_${Array.from({ length }, () => characters[randomInt(characters.length)]).join('')}`;
}

/** Now, as the providers write it. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000);
