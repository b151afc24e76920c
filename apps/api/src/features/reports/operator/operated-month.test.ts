import type { Report } from '@latchkey/api-contract/types';
import { describe, expect, it } from 'vitest';
import { ownerAtDesk } from '../../../../test/desk.ts';
import { book } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { operatorOf } from '../../../../test/operators.ts';
import { propertyCalls } from '../../../../test/property-calls.ts';
import { operatedMonth } from './operated-month.ts';

const operatorMail = 'ops@latchkey.example';
const url = '/api/staff/operator/month?month=2026-12';
type Month = Awaited<ReturnType<typeof operatedMonth>>;

// Shows docs/rules.md: Reports (The provider’s month).
describe('the month of all hotels', () => {
  const engine = openEngine('postgresql', { OPERATORS: operatorMail });
  const call = propertyCalls(engine);
  const read = async (cookie: string, more = ''): Promise<Month> =>
    (await engine.app.inject({ url: `${url}${more}`, headers: { cookie } })).json<Month>();

  it('is of each hotel what its own report says, and of each currency their sum', async () => {
    const { cookie } = await operatorOf(engine, operatorMail);
    const before = await read(cookie);
    await book(engine, { mode: 'at-property', checkIn: '2026-12-07', checkOut: '2026-12-09' });
    const month = await read(cookie);
    const own = (await call('GET', 'reports?kind=sales&from=2026-12-01&to=2026-12-31&by=month')).json<Report>();
    const courtyard = month.hotels.find(({ hotelId }) => hotelId === 1760);
    expect(courtyard).toMatchObject({
      currency: own.currency,
      sold: own.sales?.total.sold,
      roomsRevenue: own.sales?.total.roomsRevenue,
      occupancy: own.sales?.total.occupancy,
      commissionSaved: own.sales?.commissionSaved,
    });
    const rupees = ({ totals }: Month) => totals.find(({ currency }) => currency === own.currency);
    const soldBefore = before.hotels.find(({ hotelId }) => hotelId === 1760)?.sold ?? 0;
    expect((rupees(month)?.sold ?? 0) - (rupees(before)?.sold ?? 0)).toBe((courtyard?.sold ?? 0) - soldBefore);
    expect(courtyard?.sold).toBe(soldBefore + 2);
    for (const { currency, roomsRevenue, hotels } of month.totals) {
      const its = month.hotels.filter((hotel) => hotel.currency === currency);
      expect([currency, hotels, roomsRevenue]).toEqual([
        currency,
        its.length,
        its.reduce((sum, hotel) => sum + hotel.roomsRevenue, 0),
      ]);
    }
  });

  it('goes on behind an address, and ends', async () => {
    const all = await operatedMonth(engine.deps, '2026-12', '');
    const { slug } = (await engine.deps.hotels.byId(all.hotels[0]?.hotelId ?? 0))?.readFacts() ?? { slug: '' };
    const others = await operatedMonth(engine.deps, '2026-12', slug);
    expect(others.hotels).toEqual(all.hotels.slice(1));
    expect([all.next, others.next]).toEqual([null, null]);
  });

  it('is for the provider’s people alone, and of a month that exists', async () => {
    const owner = await ownerAtDesk(engine);
    expect((await engine.app.inject({ url })).statusCode).toBe(401);
    expect((await engine.app.inject({ url, headers: { cookie: owner.cookie } })).statusCode).toBe(403);
    const { cookie } = await operatorOf(engine, operatorMail);
    for (const wrong of ['2026-13', '2026', 'now'])
      expect((await engine.app.inject({ url: url.replace('2026-12', wrong), headers: { cookie } })).statusCode).toBe(
        400,
      );
  });
});
