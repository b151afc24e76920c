import { describe, expect, it } from 'vitest';
import { ownerAtDesk, type AtDesk } from '../../../../test/desk.ts';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { openEngine } from '../../../../test/open-engine.ts';

interface Shown {
  readonly unitId: string;
  readonly number: string;
  readonly roomTypeId: string;
  readonly leaves: boolean;
  readonly stays: boolean;
  readonly comes: boolean;
}
interface ShownStay {
  readonly bookingId: string;
  readonly unitId: string;
  readonly first: string;
  readonly last: string;
}

// Shows docs/rules.md: Rooms by number (The morning of departure).

describe('a room that is sold by the night and by the hour', () => {
  const engine = openEngine();
  const { paid } = guestCalls(engine);

  const unitsOn = async (owner: AtDesk, date: string): Promise<readonly Shown[]> =>
    ((await owner.call('GET', `units?date=${date}`)).json() as { units: readonly Shown[] }).units;
  const staysOf = async (owner: AtDesk, bookingId: string): Promise<readonly ShownStay[]> =>
    (
      (await owner.call('GET', 'room-plan?first=2026-12-01&last=2026-12-06')).json() as { stays: ShownStay[] }
    ).stays.filter((stay) => stay.bookingId === bookingId);

  it('is left on the morning after the last night, which is none', async () => {
    const owner = await ownerAtDesk(engine);
    const { bookingId } = await paid();
    const [stay, ...more] = await staysOf(owner, bookingId);
    expect([stay?.first, stay?.last, more]).toEqual(['2026-12-02', '2026-12-03', []]);
    const stands = async (date: string) => {
      const unit = (await unitsOn(owner, date)).find(({ unitId }) => unitId === stay?.unitId);
      return [unit?.comes, unit?.stays, unit?.leaves];
    };
    expect(await stands('2026-12-02')).toEqual([true, false, false]);
    expect(await stands('2026-12-03')).toEqual([false, true, false]);
    expect(await stands('2026-12-04')).toEqual([false, false, true]);
    expect(await stands('2026-12-05')).toEqual([false, false, false]);
  });

  it('takes its morning along where its last night moves', async () => {
    const owner = await ownerAtDesk(engine);
    const { bookingId } = await paid();
    const [stay] = await staysOf(owner, bookingId);
    const free = (await unitsOn(owner, '2026-12-03')).find(
      ({ unitId, roomTypeId, comes, stays }) =>
        unitId !== stay?.unitId && roomTypeId === 'courtyard-king' && !comes && !stays,
    );
    const nights = { first: '2026-12-03', last: '2026-12-03' };
    const moved = await owner.call('POST', `units/${free?.unitId}/stays`, { booking: bookingId, nights });
    expect(moved.statusCode).toBe(200);
    const rows = await engine.deps.db
      .selectFrom('unit_night')
      .select(['date', 'unit_id'])
      .where('booking_id', '=', bookingId as never)
      .orderBy('date')
      .execute();
    expect(rows.map(({ date, unit_id: unit }) => [date, unit === free?.unitId])).toEqual([
      ['2026-12-02', false],
      ['2026-12-03', true],
      ['2026-12-04', true],
    ]);
  });
});
