import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { noteStockChange } from '../../../database/stock-changes.ts';
import { transact } from '../../../database/transact.ts';
import { startTestEngine, type TestEngine } from '../../../../test/test-engine.ts';
import { engineJobs } from '../../../jobs/engine-jobs.ts';
import { relayOutbox } from '../../../jobs/relay-outbox.ts';
import { tellOfFreeRooms } from './tell-of-free-rooms.ts';

const wanted = {
  hotelId: 1760,
  email: 'guest@example.com',
  checkIn: '2026-12-02',
  checkOut: '2026-12-04',
  adults: 2,
  childAges: [],
  infants: 0,
  language: 'de',
};
const dayMs = 24 * 3_600_000;

let engine: TestEngine;
beforeAll(async () => {
  engine = await startTestEngine();
});
afterEach(() => engine.reset());
afterAll(() => engine.close());

const ask = (more: object = {}): Promise<LightMyRequestResponse> =>
  engine.app.inject({
    method: 'POST',
    url: '/api/availability-alerts',
    headers: { 'idempotency-key': randomUUID() },
    payload: { ...wanted, ...more },
  });
const delivered = async (): Promise<void> => {
  while ((await relayOutbox(engine.deps)) > 0);
};
const entries = async (): Promise<number> =>
  (await engine.deps.db.selectFrom('form_entry').select('entry_id').execute()).length;
const pathIn = (mail: { text: string } | undefined, path: string): string =>
  new RegExp(`/api/${path}/\\S+`).exec(mail?.text ?? '')?.[0] ?? '';

/** Sets how many rooms of each type the hotel has on all dates, as its own programs would. */
async function setRooms(total: number): Promise<void> {
  await transact(engine.deps.db, async (tx) => {
    await tx.updateTable('inventory').set({ total, by_property: true }).where('hotel_id', '=', 1760).execute();
    noteStockChange(tx, { hotelId: 1760, what: 'rooms', first: '2026-01-01', last: '2028-01-01' } as never);
  });
}

async function confirmed(party: object = {}): Promise<{ stop: string }> {
  await ask(party);
  await delivered();
  const mail = engine.mails.at(-1);
  await engine.app.inject({ method: 'POST', url: pathIn(mail, 'availability-alerts') });
  return { stop: pathIn(mail, 'availability-stops') };
}

it('writes once to an address that confirmed, when its stay can be booked, and forgets it', async () => {
  await setRooms(0);
  expect((await ask()).json()).toEqual({ received: true });
  await delivered();
  const [asked] = engine.mails;
  expect(asked).toMatchObject({ to: wanted.email, purpose: 'letters' });
  expect(asked?.subject).toMatch(/^Bestätigen Sie/);
  const link = pathIn(asked, 'availability-alerts');
  // Programs that look through mails open every link: opening it does nothing.
  expect((await engine.app.inject({ url: link })).body).toContain('<button');
  await setRooms(1);
  await tellOfFreeRooms(engine.deps);
  await delivered();
  expect(engine.mails).toHaveLength(1);

  await setRooms(0);
  expect((await engine.app.inject({ method: 'POST', url: link })).statusCode).toBe(200);
  for (const method of ['POST', 'GET'] as const) {
    const again = await engine.app.inject({ method, url: link });
    expect([again.statusCode, again.body.includes('<button')]).toEqual([200, false]);
  }
  await tellOfFreeRooms(engine.deps);
  await delivered();
  expect(engine.mails).toHaveLength(1);

  await setRooms(1);
  await tellOfFreeRooms(engine.deps);
  await delivered();
  const [, told] = engine.mails;
  expect(told).toMatchObject({ to: wanted.email, purpose: 'alert' });
  expect(told?.text).toContain('/rooms/1760/2026-12-02/2026-12-04/2/0?lang=de');
  expect(await entries()).toBe(0);
  expect((await engine.app.inject({ method: 'POST', url: link })).statusCode).toBe(410);
  await tellOfFreeRooms(engine.deps);
  await delivered();
  expect(engine.mails).toHaveLength(2);
});

it('looks once more before it writes, and goes on waiting when the room is taken again', async () => {
  await setRooms(0);
  await confirmed();
  await setRooms(1);
  await tellOfFreeRooms(engine.deps);
  await setRooms(0);
  await delivered();
  expect(engine.mails).toHaveLength(1);
  expect(await entries()).toBe(1);
  engine.pass(3_600_000);
  await setRooms(1);
  await tellOfFreeRooms(engine.deps);
  await delivered();
  expect(engine.mails).toHaveLength(2);
});

it('does not write to a party that free rooms hold by number and not by the rules of a room', async () => {
  await setRooms(0);
  // Rooms for twelve are free then, but one adult takes one room.
  await confirmed({ adults: 1, childAges: [5, 6, 7, 8, 9] });
  await setRooms(4);
  await tellOfFreeRooms(engine.deps);
  await delivered();
  expect(engine.mails).toHaveLength(1);
  expect(await entries()).toBe(1);
});

it('is ended by the link in its mail, by one click, and by the nights being past', async () => {
  await setRooms(0);
  const { stop } = await confirmed();
  expect((await engine.app.inject({ url: stop })).body).toContain('<button');
  for (let at = 0; at < 2; at += 1)
    expect((await engine.app.inject({ method: 'POST', url: stop })).statusCode).toBe(200);
  expect(await entries()).toBe(0);
  engine.pass(1000);
  await confirmed();
  expect(await entries()).toBe(1);
  engine.pass(400 * dayMs);
  await tellOfFreeRooms(engine.deps);
  expect(await entries()).toBe(0);
});

it('forgets an address that nobody confirmed within a week', async () => {
  await ask();
  engine.pass(8 * dayMs);
  await engineJobs(engine.deps)
    .find(({ name }) => name === 'forget quotes and keys')
    ?.run(() => false);
  expect(await entries()).toBe(0);
});

it('waits for ten stays of one address at most, says the same to all, and refuses dates that are past', async () => {
  for (let day = 10; day < 22; day += 1) {
    expect((await ask({ checkIn: `2026-12-${day}`, checkOut: '2026-12-28' })).json()).toEqual({ received: true });
    await delivered();
    await engine.app.inject({ method: 'POST', url: pathIn(engine.mails.at(-1), 'availability-alerts') });
  }
  expect(await entries()).toBe(10);
  expect((await ask({ checkIn: '2020-12-02', checkOut: '2020-12-03' })).json()).toEqual({ code: 'invalid_dates' });
  expect((await ask({ hotelId: 9 })).statusCode).toBe(404);
});

it('is kept for somebody in whose name others have asked and nobody has confirmed', async () => {
  for (let night = 3; night < 15; night += 1) await ask({ checkOut: `2026-12-${String(night + 1).padStart(2, '0')}` });
  await delivered();
  await ask({ checkIn: '2027-01-10', checkOut: '2027-01-12' });
  await delivered();
  const own = engine.mails.at(-1);
  expect(own?.text).toContain('10. Januar 2027');
  expect((await engine.app.inject({ method: 'POST', url: pathIn(own, 'availability-alerts') })).statusCode).toBe(200);
});
