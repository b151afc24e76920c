import { describe, expect, it } from 'vitest';
import { holdRequest, sellsScarce } from '../../../../test/hold-requests.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { transact } from '../../../database/transact.ts';
import { lockRows } from '../../stock/inventory/inventory.queries.ts';
import { holdTogether, type HoldAsked } from './hold-together.ts';

describe('bookings that are made in one transaction', () => {
  const engine = openEngine();
  sellsScarce(engine);

  const keys = async (): Promise<string[]> => {
    const rows = await engine.deps.db.selectFrom('idempotency').select(['scope', 'key']).execute();
    return rows.map(({ scope, key }) => `${scope} ${key}`).toSorted();
  };
  const cot = [{ addonId: 'cot', quantity: 1 }];
  const king = (key: string, more: Parameters<typeof holdRequest>[1] = {}) => holdRequest(engine, { key, ...more });

  it('are answered each for itself, in their order, and what was not made leaves its keys free', async () => {
    const { db } = engine.deps;
    const before = await king('before');
    const first = await king('first', { couponCode: 'ONCE', addons: cot });
    const asked: HoldAsked[] = [
      { ...(await king('one')), key: before.key },
      { ...(await king('two')), quoteKey: before.quoteKey ?? null },
      first,
      await king('three', { couponCode: 'ONCE' }),
      await king('four', { couponCode: 'ALWAYS', addons: cot }),
      await king('five', { couponCode: 'ALWAYS' }),
      await king('six'),
      { ...(await king('seven', { roomTypeId: 'garden-twin', couponCode: 'ALWAYS' })), quoteKey: null },
    ];
    expect(await holdTogether(db, [before], true)).toEqual(['held']);
    expect(await holdTogether(db, asked, true)).toEqual([
      'key_taken',
      'quote_taken',
      'held',
      'code_used_up',
      'extra_sold_out',
      'held',
      'sold_out',
      'held',
    ]);
    expect(await keys()).toEqual(
      [...['before', 'first', 'five'].flatMap((key) => [`booking ${key}`, `quote ${key}`]), 'booking seven'].toSorted(),
    );
    const answers = await db
      .selectFrom('idempotency')
      .select(['body', 'created_at'])
      .where('key', '=', 'first')
      .execute();
    const kept = { body: first.answer, created_at: first.booking.createdAt };
    expect(answers).toEqual([kept, kept]);
  });

  it('are none, where none can be', async () => {
    const first = await king('first', { rooms: 3 });
    expect(await holdTogether(engine.deps.db, [first], true)).toEqual(['held']);
    const late = [await holdRequest(engine, { key: 'late', roomTypeId: 'garden-twin', rooms: 2 })];
    await engine.deps.db.updateTable('inventory').set({ total: 0 }).where('room_type_id', '=', 'garden-twin').execute();
    expect(await holdTogether(engine.deps.db, late, true)).toEqual(['sold_out']);
    expect(await keys()).toEqual(['booking first', 'quote first']);
  });

  it('use a code without a limit as often as there are rooms', async () => {
    const asked = [await king('one', { couponCode: 'ALWAYS' }), await king('two', { couponCode: 'ALWAYS' })];
    expect(await holdTogether(engine.deps.db, asked, true)).toEqual(['held', 'held']);
    const codes = await engine.deps.db.selectFrom('limited_code').selectAll().execute();
    expect(codes).toEqual([]);
  });

  it('wait for rooms that somebody else has locked, or, impatient, give up', async () => {
    const { db } = engine.deps;
    const [patient, impatient] = [await king('patient'), await king('impatient')];
    let waits: ReturnType<typeof holdTogether> | undefined;
    await transact(db, async (tx) => {
      await lockRows(
        tx,
        patient.booking.lines.map(({ date, roomTypeId }) => ({ hotelId: 1760, date, roomTypeId })),
      );
      waits = holdTogether(db, [patient], true);
      await expect(holdTogether(db, [impatient], false)).rejects.toMatchObject({ code: '55P03' });
    });
    expect(await waits).toEqual(['held']);
  });
});
