import type { Day } from '@latchkey/api-contract/types';
import { describe, expect, it } from 'vitest';
import { againAtDesk, colleagueAtDesk, ownerAtDesk, type AtDesk } from '../../../../test/desk.ts';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { book } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { propertyCalls } from '../../../../test/property-calls.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

// Shows docs/rules.md: States and selection (New since).
describe('what is new to a person', () => {
  const engine = openEngine();
  const fresh = async (person: AtDesk): Promise<readonly string[]> =>
    (await person.call('GET', 'day')).json<Day>().fresh.map(({ bookingId }) => bookingId);
  const look = async (person: AtDesk, more: object = {}): Promise<void> => {
    const at = engine.deps.clock().toISOString();
    expect((await person.call('PUT', 'day/look', { at, ...more })).statusCode).toBe(200);
  };
  const made = async (): Promise<string> => (await book(engine, { mode: 'at-property' })).bookingId;

  it('is of a day at first, and asking for the sheet alone is no look', async () => {
    const before = await made();
    engine.pass(25 * hourMs);
    const owner = await ownerAtDesk(engine);
    const booked = await made();
    expect(await fresh(owner)).toEqual([booked]);
    engine.pass(hourMs);
    expect(await fresh(owner)).toEqual([booked]);
    expect(before).not.toBe(booked);
  });

  it('stays while the person stays, and is gone when the person comes back, on any device', async () => {
    const owner = await ownerAtDesk(engine);
    const first = await made();
    await look(owner);
    engine.pass(5 * minuteMs);
    const second = await made();
    expect((await fresh(owner)).toSorted()).toEqual([first, second].toSorted());
    await look(owner);
    engine.pass(hourMs);
    const third = await made();
    expect(await fresh(owner)).toEqual([third]);
    const elsewhere = await againAtDesk(engine, owner);
    expect(await fresh(elsewhere)).toEqual([third]);
    await look(elsewhere);
    engine.pass(minuteMs);
    expect(await fresh(owner)).toEqual([third]);
  });

  it('is worked off at once where the person says so', async () => {
    const owner = await ownerAtDesk(engine);
    await made();
    await look(owner, { isSeen: true });
    expect(await fresh(owner)).toEqual([]);
    engine.pass(minuteMs);
    const later = await made();
    expect(await fresh(owner)).toEqual([later]);
  });

  it('is each person’s own, and of each hotel', async () => {
    const owner = await ownerAtDesk(engine);
    const colleague = await colleagueAtDesk(engine, owner, 'reception');
    const booked = await made();
    await look(owner, { isSeen: true });
    expect(await fresh(colleague)).toEqual([booked]);
    expect((await colleague.call('PUT', 'day/look', { at: '2026-11-20T08:00:00.000Z' }, 2116)).statusCode).toBe(403);
    const byKey = (await propertyCalls(engine)('GET', 'day')).json<Day>();
    expect(byKey.fresh.map(({ bookingId }) => bookingId)).toEqual([booked]);
  });

  it('takes nothing back by a look that comes late, and believes no clock that is ahead', async () => {
    const owner = await ownerAtDesk(engine);
    await made();
    await look(owner, { isSeen: true });
    await owner.call('PUT', 'day/look', { at: '2001-01-01T00:00:00.000Z' });
    expect(await fresh(owner)).toEqual([]);
    await owner.call('PUT', 'day/look', { at: '2099-01-01T00:00:00.000Z', isSeen: true });
    engine.pass(minuteMs);
    const later = await made();
    expect(await fresh(owner)).toEqual([later]);
    expect((await owner.call('PUT', 'day/look', { at: 'yesterday' })).statusCode).toBe(400);
  });

  it('goes back a week at most', async () => {
    const owner = await ownerAtDesk(engine);
    await look(owner);
    engine.pass(8 * 24 * hourMs);
    const { since } = (await (await againAtDesk(engine, owner)).call('GET', 'day')).json<Day>();
    expect(engine.deps.clock().getTime() - Date.parse(since)).toBe(7 * 24 * hourMs);
  });
});

describe('what a guest has written', () => {
  const engine = openEngine();
  it('stands to be answered until it is', async () => {
    const owner = await ownerAtDesk(engine);
    const stay = await book(engine, { mode: 'at-property' });
    const sheet = async () => (await owner.call('GET', 'day')).json<Day>();
    expect((await sheet()).toAnswer).toEqual([]);
    const wrote = await guestCalls(engine).post(
      `bookings/${stay.bookingId}/messages`,
      { text: 'May a dog come?' },
      stay.cookie,
    );
    expect((await sheet()).toAnswer).toMatchObject([{ bookingId: stay.bookingId, unread: 1 }]);
    const { messageId } = wrote.json<{ messageId: string }>();
    await owner.call('POST', `answers/message/${messageId}/reply`, { text: 'It may.' });
    expect((await sheet()).toAnswer).toEqual([]);
  });

  it('is no letter that an accountant reads', async () => {
    const owner = await ownerAtDesk(engine);
    const accountant = await colleagueAtDesk(engine, owner, 'accountant');
    const stay = await book(engine, { mode: 'at-property' });
    await guestCalls(engine).post(`bookings/${stay.bookingId}/messages`, { text: 'My secret' }, stay.cookie);
    const response = await accountant.call('GET', 'day');
    expect([response.statusCode, response.body.includes('My secret')]).toEqual([200, false]);
  });
});

describe('a note', () => {
  const engine = openEngine();
  it('names its author to the next shift', async () => {
    const owner = await ownerAtDesk(engine);
    const colleague = await colleagueAtDesk(engine, owner, 'reception');
    await owner.call('POST', 'notes', { text: 'The lift is being mended' });
    const { notes } = (await colleague.call('GET', 'day')).json<Day>();
    expect(notes).toMatchObject([{ writtenBy: { kind: 'staff', id: owner.personId, name: 'Owner' } }]);
  });
});
