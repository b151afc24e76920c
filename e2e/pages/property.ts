import { createHmac, randomUUID } from 'node:crypto';
import type { DemoHotel } from '../hotels.ts';
import { api } from '../running/addresses.ts';

/** The secret by which the demo product signs its hotels' keys. */
const demoSecret = 'sandbox-property-key-secret';

/** The hotel confirms a request, as its own system does through the API. */
export async function confirmRequest(hotel: Pick<DemoHotel, 'id'>, bookingId: string): Promise<void> {
  await act(hotel, bookingId, 'confirmation', {});
}

/** The hotel turns a request down, as its own system does through the API. */
export async function rejectRequest(hotel: Pick<DemoHotel, 'id'>, bookingId: string): Promise<void> {
  await act(hotel, bookingId, 'rejection', {});
}

/** The hotel names another total for a request, however far from the old, as its own system does through the API. */
export async function revisePrice(hotel: DemoHotel, bookingId: string, price: number): Promise<void> {
  await act(hotel, bookingId, 'price-revision', { price, force: true });
}

/** The hotel notes that the guest has come, as its own system does through the API. */
export async function markArrival(hotel: Pick<DemoHotel, 'id'>, bookingId: string): Promise<void> {
  await act(hotel, bookingId, 'arrival', {});
}

/** The hotel notes that the guest did not come, as its own system does through the API. */
export async function markNoShow(hotel: Pick<DemoHotel, 'id'>, bookingId: string): Promise<void> {
  await act(hotel, bookingId, 'no-show', {});
}

/** The hotel notes what a guest has paid in cash, in minor units, as its own system does through the API. */
export async function recordCash(hotel: Pick<DemoHotel, 'id'>, bookingId: string, amount: number): Promise<void> {
  await act(hotel, bookingId, 'payments', { amount, method: 'cash' });
}

/** A booking as its hotel's own system reads it. */
export const bookingAtProperty = async (
  hotel: Pick<DemoHotel, 'id'>,
  bookingId: string,
): Promise<Readonly<Record<string, unknown>>> =>
  (await (await asProperty(hotel, `/${bookingId}`)).json()) as Readonly<Record<string, unknown>>;

async function act(hotel: Pick<DemoHotel, 'id'>, bookingId: string, what: string, body: object): Promise<void> {
  await asProperty(hotel, `/${bookingId}/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
}

async function asProperty(
  { id }: Pick<DemoHotel, 'id'>,
  path: string,
  {
    headers,
    ...init
  }: { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string } = {},
): Promise<Response> {
  const signature = createHmac('sha256', demoSecret).update(`property:${id}`).digest('base64url');
  const reply = await fetch(`${api()}/api/property/bookings${path}`, {
    ...init,
    headers: { ...headers, authorization: `Bearer ${id}.${signature}` },
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return reply;
}

/** What the hotel puts on a stay's folio and moves there, as its own system does through the API: a bar bill, and a company that pays the nights. */
export async function splitFolio(
  hotel: Pick<DemoHotel, 'id'>,
  bookingId: string,
  { company, bar }: { readonly company: string; readonly bar: object },
): Promise<void> {
  await act(hotel, bookingId, 'folio/lines', { kind: 'extra', name: 'Bar', ...bar });
  await act(hotel, bookingId, 'folio/payers', { kind: 'company', name: company });
  const folio = (await (await asProperty(hotel, `/${bookingId}/folio`)).json()) as {
    readonly lines: readonly { readonly id: string; readonly kind: string }[];
    readonly payers: readonly { readonly payerId: string; readonly kind: string }[];
  };
  const to = folio.payers.find(({ kind }) => kind === 'company')?.payerId;
  const lineIds = folio.lines.filter(({ kind }) => kind === 'night').map(({ id }) => id);
  await act(hotel, bookingId, 'folio/moves', { from: 'guest', to, what: { lineIds } });
}
