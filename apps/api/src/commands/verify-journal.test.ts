import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { bothKinds } from '../../test/database-kinds.ts';
import { colleagueAtDesk, ownerAtDesk, type AtDesk } from '../../test/desk.ts';
import { book } from '../../test/journeys.ts';
import { openEngine } from '../../test/open-engine.ts';
import { actAs } from '../database/acting.ts';
import { bookingKey } from '../database/booking-key.ts';
import { noteAct } from '../database/journal.ts';
import { transact } from '../database/transact.ts';
import { verifyJournals } from './verify-journal.ts';

// Shows docs/rules.md: People of a hotel (Chain of the journal).
describe.each(bothKinds)('pnpm api journal verify on %s', (kind) => {
  const engine = openEngine(kind);
  let owner: AtDesk;

  /** What the command says, and whether all holds. */
  const verified = async (file?: string): Promise<{ isWhole: boolean; said: string }> => {
    const said: string[] = [];
    const apart = <T>(run: (db: typeof engine.deps.db) => Promise<T>): Promise<T> => run(engine.deps.db);
    const isWhole = await verifyJournals({ apart }, file, (line) => void said.push(line.trim()));
    return { isWhole, said: said.filter((line) => line.startsWith('2116')).join('\n') };
  };
  const keep = async (text: string, look: (file: string) => Promise<void>): Promise<void> => {
    const file = join(tmpdir(), `journal-${kind}-${process.pid}.txt`);
    await writeFile(file, text);
    await look(file);
    await rm(file);
  };
  const run = (statement: string): Promise<unknown> => sql.raw(statement).execute(engine.deps.db);
  const addKey = async (name: string): Promise<void> =>
    expect((await owner.call('POST', 'keys', { name })).statusCode).toBe(201);
  /** The place of the first of five keys that the owner has made. */
  let first = 0;
  beforeEach(async () => {
    owner = await ownerAtDesk(engine, 2116);
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await addKey(name);
    const lines = await engine.deps.db
      .selectFrom('journal_line')
      .select('number')
      .where('hotel_id', '=', 2116)
      .execute();
    first = lines.length - 4;
  });

  it('says how many lines of a hotel hold, and where the chain ends', async () => {
    const { isWhole, said } = await verified();
    expect(said).toMatch(new RegExp(`^2116 {2}${first + 4} lines hold; ends with line ${first + 4}, [0-9a-f]{64}$`));
    expect(isWhole).toBe(true);
  });

  it.each<[what: string, statements: (number: number) => readonly string[], which: number, why: string]>([
    ['changed', (n) => [`update journal_line set after = '{"name":"Won"}' where number = ${n}`], 2, 'was changed'],
    ['given another name', (n) => [`update journal_line set actor_name = 'X' where number = ${n}`], 2, 'was changed'],
    [
      'given another day',
      (n) => [`update journal_line set at = at - interval '1 day' where number = ${n}`],
      2,
      'was changed',
    ],
    ['taken out', (n) => [`delete from journal_line where number = ${n}`], 2, 'is missing'],
    ['put outside the chain', (n) => [`update journal_line set number = null where number = ${n}`], 2, 'is missing'],
    ['cut off at the end', (n) => [`delete from journal_line where number >= ${n + 2}`], 4, 'is missing'],
    [
      'taken out, and the rest moved up',
      (n) => [
        `delete from journal_line where number = ${n}`,
        `update journal_line set number = number - 1 where number = ${n + 1}`,
      ],
      2,
      'was changed',
    ],
    [
      'swapped with another',
      (n) => [
        `update journal_line set number = -1 where number = ${n}`,
        `update journal_line set number = ${n} where number = ${n + 1}`,
        `update journal_line set number = ${n + 1} where number = -1`,
      ],
      2,
      'was changed',
    ],
    ['cut off with the end of the chain', (n) => [`delete from journal_head where lines > ${n}`], 0, 'behind the end'],
  ])('names the first line that was %s', async (_, statements, which, why) => {
    for (const statement of statements(first + 1)) await run(statement);
    const { isWhole, said } = await verified();
    expect(isWhole).toBe(false);
    expect(said).toContain(which === 0 ? '0 lines hold; line 1 ' : `; line ${first + which - 1} ${why}`);
    expect(said).toContain(why);
  });

  it('shows by what an earlier run said that a chain was made anew, or is gone', async () => {
    const earlier = await verified();
    await addKey('Six');
    await keep('another file', async (file) => expect((await verified(file)).isWhole).toBe(false));
    await keep(earlier.said, async (file) => {
      expect((await verified(file)).isWhole).toBe(true);
      await run(
        `update journal_head set lines = ${first}, hash = (select hash from journal_line where number = ${first})`,
      );
      await run(`delete from journal_line where number > ${first}`);
      expect((await verified()).isWhole).toBe(true);
      expect((await verified(file)).said).toContain(`line ${first + 1} is missing`);
      for (const name of ['A', 'B', 'C', 'D', 'E']) await addKey(name);
      expect((await verified()).isWhole).toBe(true);
      expect((await verified(file)).said).toContain(`line ${first + 4} is another than the file says`);
      await run('delete from journal_line');
      await run('delete from journal_head');
      expect((await verified()).isWhole).toBe(true);
      expect(await verified(file)).toMatchObject({
        isWhole: false,
        said: expect.stringContaining('line 1 is missing'),
      });
    });
  });

  it('takes lines of before the chain as they are, and no later one', async () => {
    const outside = (id: string, at: string): Promise<unknown> =>
      run(`insert into journal_line (hotel_id, line_id, at, kind, actor_id, actor_name, operation, outcome)
        select 2116, '${id}', at ${at}, 'key', 'k', 'K', 'confirmRequest', 'done' from journal_line where number = 1`);
    await outside('long-before', `- interval '1 year'`);
    await outside('beside', `+ interval '1 hour'`);
    expect(await verified()).toMatchObject({ isWhole: true, said: expect.stringContaining('2 of before the chain') });
    await outside('later', `+ interval '2 days'`);
    expect(await verified()).toMatchObject({ isWhole: false, said: expect.stringContaining('outside the chain') });
  });

  it('chains what many do at once, whatever somebody typed', async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, one) =>
        one % 2 === 0
          ? owner.call('POST', 'keys', { name: `Desk ${one}` })
          : owner.call('POST', 'notes', { text: 'Night shift' }),
      ),
    );
    const { isWhole, said } = await verified();
    expect(said).toContain(`${first + 4 + 8} lines hold; ends with`);
    expect(isWhole).toBe(true);
  });

  it('counts what is refused repeatedly beside the chain', async () => {
    const cleaner = await colleagueAtDesk(engine, owner, 'housekeeping', 2116);
    for (let time = 0; time < 3; time += 1) expect((await cleaner.call('GET', 'bookings')).statusCode).toBe(403);
    const refused = engine.deps.db.selectFrom('journal_line').select('number').where('outcome', '=', 'refused');
    expect((await refused.execute()).map(({ number }) => number)).toEqual([expect.any(Number)]);
    expect((await verified()).isWhole).toBe(true);
    await run(`delete from journal_line where outcome = 'refused'`);
    expect((await verified()).isWhole).toBe(false);
  });

  it('holds when a guest is forgotten, of whom a reason told', async () => {
    const { bookingId, cookie } = await book(engine, { hotelId: 2116, mode: 'at-property' });
    const principal = { hotelId: 2116, kind: 'key', id: 'lobby', role: null } as const;
    const acting = { principal, name: 'Lobby', device: null, operation: 'changeStay', isFresh: true };
    const key = bookingKey(2116, bookingId);
    await actAs({ ...acting, now: engine.deps.clock }, () =>
      transact(engine.deps.db, async (tx) =>
        noteAct(tx, { hotelId: 2116, bookingId: key.booking_id, why: 'For Asha’s silver wedding \ud83d' }),
      ),
    );
    expect((await owner.call('POST', `bookings/${bookingId}/confirmation`, {})).statusCode).toBe(200);
    engine.pass(20 * 24 * 3_600_000);
    const headers = { cookie, 'idempotency-key': randomUUID() };
    const erased = await engine.app.inject({
      method: 'POST',
      url: `/api/bookings/${bookingId}/erasure`,
      headers,
      payload: {},
    });
    expect(erased.statusCode).toBe(200);
    const kept = await engine.deps.db.selectFrom('journal_line').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain('silver wedding');
    expect(await verified()).toMatchObject({ isWhole: true, said: expect.stringContaining('1 of them without') });
    await run(`update journal_line set why = 'For nobody' where booking_id = '${bookingId}'`);
    expect((await verified()).isWhole).toBe(false);
  });
});
