import { createHmac } from 'node:crypto';
import type { DemoHotel } from '../hotels.ts';
import { api } from '../running/addresses.ts';

/** The secret by which the demo product signs its hotels' keys. */
const demoSecret = 'sandbox-property-key-secret';

/** The hotel confirms a request, as its own system does through the API. */
export async function confirmRequest(hotel: Pick<DemoHotel, 'id'>, bookingId: string): Promise<void> {
  await act(hotel, bookingId, 'confirmation', {});
}

/** The hotel names another total for a request, as its own system does through the API. */
export async function revisePrice(hotel: DemoHotel, bookingId: string, price: number): Promise<void> {
  await act(hotel, bookingId, 'price-revision', { price });
}

async function act({ id }: Pick<DemoHotel, 'id'>, bookingId: string, what: string, body: object): Promise<void> {
  const signature = createHmac('sha256', demoSecret).update(`property:${id}`).digest('base64url');
  const reply = await fetch(`${api()}/api/property/bookings/${bookingId}/${what}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${id}.${signature}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${what}: ${reply.status} ${await reply.text()}`);
}
