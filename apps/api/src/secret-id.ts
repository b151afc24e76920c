import { secretText } from './secret-text.ts';

const shape = /^([0-9]{1,9})_([A-Za-z0-9_-]{22})$/;

/** A hotel's number and 128 random bits: the form of everything that is secret and lives in a URL. */
export function newSecretId(hotelId: number): string {
  return `${hotelId}_${secretText()}`;
}

/** The hotel that a quote or booking belongs to, or null where the text is not an id. */
export function hotelIdIn(secretId: string): number | null {
  const match = shape.exec(secretId);
  return match === null ? null : Number(match[1]);
}
