import { createHmac, timingSafeEqual } from 'node:crypto';

const shape = /^([1-9][0-9]{0,8})\.([A-Za-z0-9_-]{43})$/;

/** The key of a hotel: its number, and a signature of it that only this installation can make. */
export function propertyKeyOf(hotelId: number, secret: string): string {
  return `${hotelId}.${createHmac('sha256', secret).update(`property:${hotelId}`).digest('base64url')}`;
}

/** The hotel whose key an `Authorization` header carries, or null. */
export function hotelOfKey(authorization: string | undefined, secret: string | null): number | null {
  const match = shape.exec((authorization ?? '').replace(/^Bearer /i, ''));
  if (match === null || secret === null) return null;
  const hotelId = Number(match[1]);
  return timingSafeEqual(Buffer.from(propertyKeyOf(hotelId, secret)), Buffer.from(match[0])) ? hotelId : null;
}
