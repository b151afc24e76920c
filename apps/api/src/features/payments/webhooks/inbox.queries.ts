import type { Gateway } from '@latchkey/api-contract/types';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.types.ts';
import { laterBy } from '../../../database/later-by.ts';
import { ofThese, readByServer } from '../../../database/read-by-server.ts';

const hourMs = 3_600_000;

export interface InboxRow {
  readonly hotelId: number;
  readonly gateway: Gateway;
  /** `own`: told by the hotel's own account; null: by the provider's. */
  readonly vendor: string | null;
  readonly eventId: string;
  readonly payload: object;
}

/** Keeps an event before it is acknowledged; one that is known already is kept once. */
export async function keepEvent(db: Database, row: InboxRow, at: Date): Promise<'kept' | 'known'> {
  const kept = await db
    .insertInto('webhook_inbox')
    .values({
      hotel_id: row.hotelId,
      gateway: row.gateway,
      vendor: row.vendor,
      event_id: row.eventId,
      payload: JSON.stringify(row.payload),
      received_at: at,
    })
    .onConflict((conflict) => conflict.columns(['hotel_id', 'gateway', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return kept === undefined ? 'known' : 'kept';
}

export async function markProcessed(db: Database, row: InboxRow, at: Date): Promise<void> {
  await db
    .updateTable('webhook_inbox')
    .set({ processed_at: at })
    .where('hotel_id', '=', row.hotelId)
    .where('gateway', '=', row.gateway)
    .where('event_id', '=', row.eventId)
    .execute();
}

/** An event that was not processed to its end when it came. */
export interface WaitingEvent extends InboxRow {
  readonly attempts: number;
  readonly receivedAt: Date;
}

/** Events to process again at a moment, of those that came before another: those that wait longest first. */
export async function waitingEvents(
  db: Database,
  { now, receivedBefore }: { readonly now: Date; readonly receivedBefore: Date },
  limit: number,
): Promise<WaitingEvent[]> {
  const rows = await readByServer(db, (hotelIds) =>
    db
      .selectFrom('webhook_inbox')
      .select(['hotel_id', 'gateway', 'vendor', 'event_id', 'payload', 'attempts', 'received_at'])
      .where('processed_at', 'is', null)
      .where('given_up_at', 'is', null)
      .where('received_at', '<=', receivedBefore)
      .where(sql<boolean>`coalesce(available_at, received_at) <= ${now}`)
      .where(ofThese(hotelIds))
      .orderBy(sql`coalesce(available_at, received_at)`)
      .limit(limit)
      .execute(),
  );
  return rows.map((row) => ({
    hotelId: row.hotel_id,
    gateway: row.gateway,
    vendor: row.vendor,
    eventId: row.event_id,
    payload: row.payload,
    attempts: row.attempts,
    receivedAt: row.received_at,
  }));
}

/** Counts a try in vain: the event is tried again from a moment on, or (`givenUpAt`) never by itself. */
export async function noteVainTry(
  db: Database,
  row: WaitingEvent,
  next: { readonly availableAt: Date } | { readonly givenUpAt: Date },
): Promise<void> {
  await db
    .updateTable('webhook_inbox')
    .set({
      attempts: row.attempts + 1,
      ...('givenUpAt' in next ? { given_up_at: next.givenUpAt } : { available_at: next.availableAt }),
    })
    .where('hotel_id', '=', row.hotelId)
    .where('gateway', '=', row.gateway)
    .where('event_id', '=', row.eventId)
    .execute();
}

/** How many events of each gateway were given up. */
export async function givenUpByGateway(db: Database): Promise<readonly { gateway: Gateway; count: number }[]> {
  const rows = await db
    .selectFrom('webhook_inbox')
    .select((event) => ['gateway', event.fn.countAll<string>().as('count')])
    .where('given_up_at', 'is not', null)
    .groupBy('gateway')
    .execute();
  return rows.map(({ gateway, count }) => ({ gateway, count: Number(count) }));
}

/** The hotel whose payment opened an order: a gateway's order ids are unique over all hotels. */
export async function hotelOfOrder(db: Database, gateway: Gateway, orderId: string): Promise<number | null> {
  const row = await db
    .selectFrom('payment')
    .select('hotel_id')
    .where('gateway', '=', gateway)
    .where('gateway_order_id', '=', orderId)
    .executeTakeFirst();
  return row?.hotel_id ?? null;
}

/** The hotel that a gateway's payment was captured for; its ids are unique over all hotels too. */
export async function hotelOfPayment(db: Database, gateway: Gateway, gatewayPaymentId: string): Promise<number | null> {
  const row = await db
    .selectFrom('payment')
    .select('hotel_id')
    .where('gateway', '=', gateway)
    .where('gateway_payment_id', '=', gatewayPaymentId)
    .executeTakeFirst();
  return row?.hotel_id ?? null;
}

/** The hotel whose deposit an order holds. */
export async function hotelOfDeposit(db: Database, gateway: Gateway, orderId: string): Promise<number | null> {
  const row = await db
    .selectFrom('security_deposit')
    .select('hotel_id')
    .where('gateway', '=', gateway)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.hotel_id ?? null;
}

/** Has events be due now that a clock that was ahead has put off. Answers how many. */
export async function setEventsDue(db: Database, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_inbox')
    .set({ available_at: now, received_at: sql<Date>`least(received_at, ${now})` })
    .where('processed_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where((row) => row.or([row('received_at', '>', laterBy(now, 0)), row('available_at', '>', laterBy(now, hourMs))]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
