import { createHmac } from 'node:crypto';
import type { DemoHotel } from '../hotels.ts';
import { api } from '../running/addresses.ts';

/** The secret by which the demo product signs its hotels' keys. */
const demoSecret = 'sandbox-property-key-secret';

/** The hotel names another total for a request, as its own system does through the API. */
export async function revisePrice({ id }: DemoHotel, bookingId: string, price: number): Promise<void> {
  const signature = createHmac('sha256', demoSecret).update(`property:${id}`).digest('base64url');
  const reply = await fetch(`${api()}/api/property/bookings/${bookingId}/price-revision`, {
    method: 'POST',
    headers: { authorization: `Bearer ${id}.${signature}`, 'content-type': 'application/json' },
    body: JSON.stringify({ price }),
  });
  if (!reply.ok) throw new Error(`the price was not revised: ${reply.status} ${await reply.text()}`);
}
