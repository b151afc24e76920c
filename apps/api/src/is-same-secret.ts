import { timingSafeEqual } from 'node:crypto';

/** Whether two texts are one, compared in a time that tells nothing of where they differ. */
export function isSameSecret(one: string, other: string): boolean {
  const [found, expected] = [Buffer.from(one), Buffer.from(other)];
  return found.length === expected.length && timingSafeEqual(found, expected);
}
