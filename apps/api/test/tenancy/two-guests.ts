import { photoOf } from '../photo.ts';
import { bookingKey } from '../../src/database/booking-key.ts';
import { randomUUID } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { operatorKeyOf, signedKeyOf } from '../../src/features/property/routes/property-key.ts';
import { book, openOrder, quoteFor } from '../journeys.ts';
import type { TestEngine } from '../test-engine.ts';

/** All that a guest holds who has been to two hotels. */
export interface Guest {
  readonly cookie: string;
  readonly code: string;
  /** In Bengaluru: waiting for money, with its order; confirmed, with an open request. */
  readonly held: string;
  readonly orderId: string;
  readonly stay: string;
  readonly reference: string;
  readonly requestId: string;
  /** What the guest wrote to the property about it. */
  readonly messageId: string;
  /** The room, by its number, of the confirmed stay. */
  readonly unitId: string;
  /** What its people brought in as a picture. */
  readonly pictureId: string;
  /** In Jaipur, at a price that the property has revised. */
  readonly asked: string;
  readonly quoteToken: string;
  readonly changeToken: string;
  readonly lookupId: string;
  /** A form of checkout that led back to its page. */
  /** What nobody else may read. */
  readonly secrets: readonly string[];
}

export const revisedPrice = 9000;
const people = {
  asha: {
    traveller: { fullName: 'Asha Rao', contactNumber: '+919845012345', email: 'asha@example.com' },
    code: '111111',
    day: '02',
  },
  ben: {
    traveller: { fullName: 'Ben Okoro', contactNumber: '+919845067890', email: 'ben@example.com' },
    code: '222222',
    day: '07',
  },
} as const;

export const authorizationOf = (engine: TestEngine, hotelId: number): { authorization: string } => ({
  authorization: `Bearer ${signedKeyOf(hotelId, engine.deps.settings.propertyKeySecret ?? '')}`,
});

/** The operator's commands, for one hotel. */
export const operatorOf = (engine: TestEngine, hotelId: number): { authorization: string } => ({
  authorization: `Bearer ${operatorKeyOf(hotelId, engine.deps.settings.propertyKeySecret ?? '', engine.deps.clock())}`,
});

/** The random part of an id under another hotel's number. */
export const inOtherHotel = (id: string, hotelId = 2116): string => id.replace(/^\d+_/, `${hotelId}_`);

export async function send(engine: TestEngine, request: InjectOptions): Promise<LightMyRequestResponse> {
  return engine.app.inject({ ...request, headers: { 'idempotency-key': randomUUID(), ...request.headers } });
}

export async function guestOf(engine: TestEngine, name: keyof typeof people): Promise<Guest> {
  const { traveller, code, day } = people[name];
  const nights = { checkIn: `2026-12-${day}`, checkOut: `2026-12-${String(Number(day) + 2).padStart(2, '0')}` };
  const first = await book(engine, { ...nights, mode: 'at-property', body: { travellers: [traveller] } });
  const headers = { cookie: first.cookie };
  const more = async (hotelId: number): Promise<string> => {
    const { quoteToken } = await quoteFor(engine, { ...nights, hotelId });
    const payload = { quoteToken, travellers: [traveller], payment: { mode: 'online', plan: 'full' } };
    return (await send(engine, { method: 'POST', url: '/api/bookings', headers, payload })).json<{
      bookingId: string;
    }>().bookingId;
  };
  const [held, asked] = [await more(1760), await more(2116)];
  const about = (bookingId: string, path: string, payload: object): Promise<LightMyRequestResponse> =>
    send(engine, { method: 'POST', url: `/api/bookings/${bookingId}/${path}`, headers, payload });
  const { requestId } = (
    await about(first.bookingId, 'requests', {
      kind: 'arrival',
      time: '08:00',
      note: `${traveller.fullName} comes early`,
    })
  ).json<{
    requestId: string;
  }>();
  const written = await about(first.bookingId, 'messages', { text: `${traveller.fullName} brings a dog` });
  const { messageId } = written.json<{ messageId: string }>();
  await send(engine, {
    method: 'POST',
    url: `/api/property/bookings/${asked}/price-revision`,
    headers: authorizationOf(engine, 2116),
    payload: { price: revisedPrice },
  });
  const room = { roomTypeId: 'courtyard-king', ratePlanId: 'flexible', adults: 1, childAges: [], infants: 0 };
  const change = await about(first.bookingId, 'modification-quote', {
    stay: { kind: 'nights', ...nights },
    rooms: [room],
  });
  const lookup = await send(engine, {
    method: 'POST',
    url: '/api/booking-lookups',
    payload: { hotelId: 1760, identifier: first.bookingId },
  });
  const { lookupId } = lookup.json<{ lookupId: string }>();
  await engine.deps.db.updateTable('booking_lookup').set({ code }).where('lookup_id', '=', lookupId).execute();
  const { quoteToken } = await quoteFor(engine, nights);
  const { unit_id: unitId } = await engine.deps.db
    .selectFrom('unit_night')
    .select('unit_id')
    .where('hotel_id', '=', 1760)
    .where('booking_id', '=', bookingKey(1760, first.bookingId).booking_id)
    .executeTakeFirstOrThrow();
  const brought = await engine.app.inject({
    method: 'POST',
    url: '/api/property/pictures',
    headers: authorizationOf(engine, 1760),
    payload: { content: (await photoOf()).toString('base64') },
  });
  const references = await engine.deps.db
    .selectFrom('booking')
    .select(['booking_id', 'reference'])
    .where(
      'booking_id',
      'in',
      [first.bookingId, held, asked].map((id) => bookingKey(1760, id).booking_id),
    )
    .execute();
  return {
    cookie: first.cookie,
    code,
    held,
    orderId: await openOrder(engine, held),
    stay: first.bookingId,
    reference: references.find((one) => one.booking_id === first.bookingId)?.reference ?? '',
    requestId,
    messageId,
    unitId,
    pictureId: brought.json<{ pictureId: string }>().pictureId,
    asked,
    quoteToken,
    changeToken: change.json<{ quoteToken: string }>().quoteToken,
    lookupId,
    secrets: [
      traveller.fullName,
      traveller.email,
      traveller.contactNumber.slice(3),
      requestId,
      messageId,
      ...references.map(({ reference }) => reference),
    ],
  };
}

const tables = [
  'booking',
  'booking_line',
  'booking_event',
  'booking_access',
  'payment',
  'refund',
  'guest_request',
  'form_entry',
  'guest_message',
  'answer',
  'outbox',
] as const;
const stock = ['inventory', 'rate'] as const;

/** A mark of everything that is kept, of one hotel or of all: it changes with any row. */
export async function booksOf({ deps }: TestEngine, hotelId: number | null): Promise<Record<string, string | null>> {
  const marks: Record<string, string | null> = {};
  const of = hotelId === null ? '' : `where hotel_id = ${hotelId}`;
  const words = `md5(string_agg(t::text, '|' order by t::text))`;
  // Hundred thousands of rows: each write leaves its transaction on the row.
  const writer = `concat(count(*), ' ', max(xmin::text::bigint))`;
  for (const table of [...tables, ...stock]) {
    const mark = (stock as readonly string[]).includes(table) ? writer : words;
    const { rows } = await sql
      .raw<{ mark: string | null }>(`select ${mark} as mark from ${table} t ${of}`)
      .execute(deps.db);
    marks[table] = rows[0]?.mark ?? null;
  }
  return marks;
}
