import { beforeEach, describe, expect, it } from 'vitest';
import type { JournalLine } from '@latchkey/api-contract/types';
import { againAtDesk, colleagueAtDesk, ownerAtDesk, type AtDesk } from '../../../../test/desk.ts';
import { book } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { propertyCalls } from '../../../../test/property-calls.ts';

// Shows docs/rules.md: People of a hotel (Journal).
describe('the journal of a hotel', () => {
  const engine = openEngine();
  let owner: AtDesk;
  beforeEach(async () => {
    owner = await ownerAtDesk(engine, 2116);
  });

  const journal = async (query = ''): Promise<{ lines: JournalLine[]; next?: string }> =>
    (await owner.call('GET', `journal${query}`)).json();

  it('tells who did what to a booking, from where, and what it changed', async () => {
    const { bookingId } = await book(engine, { hotelId: 2116, mode: 'at-property' });
    const colleague = await colleagueAtDesk(engine, owner, 'reception', 2116);
    await colleague.call('POST', `bookings/${bookingId}/confirmation`, { words: 'You are welcome' });
    const [line] = (await journal(`?booking=${bookingId}`)).lines;
    expect(line).toMatchObject({
      kind: 'staff',
      actorId: colleague.personId,
      actorName: 'Colleague',
      device: 'Firefox, Linux',
      operation: 'confirmRequest',
      outcome: 'done',
      bookingId,
      before: { status: 'requested' },
      after: { status: 'confirmed' },
    });
    expect(JSON.stringify(line)).not.toContain('welcome');
  });

  it('tells what a key did by the name of the key', async () => {
    const { bookingId } = await book(engine, { hotelId: 2116, mode: 'at-property' });
    await propertyCalls(engine, 2116)('POST', `bookings/${bookingId}/rejection`, {});
    expect((await journal()).lines[0]).toMatchObject({
      kind: 'key',
      actorId: 'signed',
      operation: 'rejectRequest',
      after: { status: 'rejected' },
    });
  });

  it('tells what was tried by who may not, and of what changed nothing tells nothing', async () => {
    const { bookingId } = await book(engine, { hotelId: 2116, mode: 'at-property' });
    const accountant = await colleagueAtDesk(engine, owner, 'accountant', 2116);
    const before = (await journal()).lines.length;
    expect((await accountant.call('POST', `bookings/${bookingId}/confirmation`, {})).json()).toEqual({
      code: 'not_allowed',
    });
    expect((await owner.call('POST', `bookings/${bookingId}/no-show`, {})).statusCode).toBe(409);
    const { lines } = await journal();
    expect(lines).toHaveLength(before + 1);
    expect(lines[0]).toMatchObject({ actorId: accountant.personId, operation: 'confirmRequest', outcome: 'refused' });
  });

  it('tells of what was refused again and again in one line, with a count', async () => {
    const cleaner = await colleagueAtDesk(engine, owner, 'housekeeping', 2116);
    const before = (await journal()).lines.length;
    for (let time = 0; time < 12; time += 1) {
      engine.pass(1000);
      expect((await cleaner.call('GET', 'bookings')).statusCode).toBe(403);
    }
    const last = engine.deps.clock().toISOString();
    const { lines } = await journal();
    expect(lines).toHaveLength(before + 1);
    expect(lines[0]).toMatchObject({ operation: 'listPropertyBookings', outcome: 'refused', times: 12, lastAt: last });
    await Promise.all(Array.from({ length: 5 }, () => cleaner.call('GET', 'keys')));
    expect((await journal()).lines.filter(({ operation }) => operation === 'listPropertyKeys')).toEqual([
      expect.objectContaining({ times: 5 }),
    ]);
    engine.pass(24 * 3_600_000);
    const again = await againAtDesk(engine, cleaner, 2116);
    await again.call('GET', 'bookings');
    owner = await againAtDesk(engine, owner, 2116);
    const refused = (await journal()).lines.filter(({ operation }) => operation === 'listPropertyBookings');
    expect(refused.map(({ times }) => times)).toEqual([undefined, 12]);
  });

  it('is read page by page, by a person and from a date on', async () => {
    for (const name of ['One', 'Other']) {
      engine.pass(1000);
      expect((await owner.call('POST', 'keys', { name })).statusCode).toBe(201);
    }
    const first = await journal('?limit=1');
    expect(first.lines).toHaveLength(1);
    expect(first.lines[0]).toMatchObject({ operation: 'createPropertyKey', after: { name: 'Other' } });
    const rest = await journal(`?limit=1&cursor=${first.next}`);
    expect(rest.lines[0]).toMatchObject({ after: { name: 'One' } });
    expect((await journal(`?person=${owner.personId}`)).lines.every(({ kind }) => kind === 'staff')).toBe(true);
    expect((await journal('?from=2027-01-01')).lines).toEqual([]);
    expect(await journal('?booking=BCDF-2345')).toEqual({ code: 'not_found' });
  });
});
