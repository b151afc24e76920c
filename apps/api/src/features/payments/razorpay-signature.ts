import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether the gateway signed that this payment paid this order (hex HMAC-SHA256 of `order|payment` with the key secret). */
export function isPaymentSigned(
  payment: { readonly orderId: string; readonly paymentId: string; readonly signature: string },
  keySecret: string,
): boolean {
  return isSigned(`${payment.orderId}|${payment.paymentId}`, payment.signature, keySecret);
}

/** Whether `signature` is the hex HMAC-SHA256 of exactly these bytes, compared in constant time. */
export function isSigned(bytes: string | Buffer, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(bytes).digest();
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(signature) ? signature : '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
