import type { OwnGateway } from '@latchkey/booking-core/gateways';
import { z } from 'zod';
import type { OwnKeys } from '../gateways/own-gateways.ts';
import type { GatewayAccountRow } from './gateway-accounts.queries.ts';
import { opened, sealed } from './sealed-keys.ts';

const secrets = z.object({ secretKey: z.string(), webhookSecret: z.string().nullable() });

/** What of the keys is kept, to be read by nobody but the engine. */
export const sealedKeys = (
  { secretKey, webhookSecret }: OwnKeys,
  of: { readonly hotelId: number; readonly gateway: OwnGateway },
  accountKeys: readonly Buffer[],
): string => sealed(JSON.stringify({ secretKey, webhookSecret }), of, accountKeys);

/** The keys of a kept account; null where they cannot be opened. */
export function openedKeys(
  { hotel_id: hotelId, gateway, key_id: keyId, sealed: text }: GatewayAccountRow,
  accountKeys: readonly Buffer[],
): OwnKeys | null {
  const read = opened(text, { hotelId, gateway }, accountKeys);
  return read === null ? null : { keyId, ...secrets.parse(JSON.parse(read)) };
}
