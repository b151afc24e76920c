import type { PropertyFolio, Report } from '@latchkey/api-contract/types';
import { describe, expect, it } from 'vitest';
import { book, type Booked } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { propertyCalls } from '../../../../test/property-calls.ts';

const gst = { name: 'GST 5 %', percent: 5 };
const days = 'from=2026-12-02&to=2026-12-04';

// Shows docs/rules.md: Reports (Quotients, Bill by night); The account of a stay (A stay that is called off).
describe('what is put on a folio', () => {
  const engine = openEngine();
  const call = propertyCalls(engine);
  const act = async ({ bookingId }: Booked, path: string, body: object = {}): Promise<void> => {
    const response = await call('POST', `bookings/${bookingId}/${path}`, body);
    if (response.statusCode >= 300) throw new Error(`${path} ${response.body}`);
  };
  const figures = async (query = days) => {
    const { sales, taxes } = (await call('GET', `reports?${query}`)).json<Report>();
    const { roomsRevenue = 0, totalRevenue = 0 } = sales?.total ?? {};
    return {
      rooms: roomsRevenue,
      other: totalRevenue - roomsRevenue,
      taxes: taxes?.rates.map(({ rate, base, amount }) => [rate, base, amount]),
    };
  };
  const stayOfTwoNights = (): Promise<Booked> =>
    book(engine, { mode: 'at-property', checkIn: '2026-12-02', checkOut: '2026-12-04' });

  it('is revenue of its day without its tax, and its tax is to pay with those of the nights', async () => {
    const stay = await stayOfTwoNights();
    const before = await figures();
    expect(before).toEqual({ rooms: 9600, other: 0, taxes: [[5, 9600, 480]] });
    await act(stay, 'folio/lines', { kind: 'extra', name: 'Bar', amount: 525, tax: gst, day: '2026-12-03' });
    const wine = { name: 'VAT', percent: 20 };
    await act(stay, 'folio/lines', { kind: 'fee', name: 'Corkage', amount: 240, tax: wine, day: '2026-12-03' });
    expect(await figures()).toEqual({
      rooms: 9600,
      other: 700,
      taxes: [
        [20, 200, 40],
        [5, 10_100, 505],
      ],
    });
    expect(await figures('from=2026-12-02&to=2026-12-02')).toMatchObject({ rooms: 4800, other: 0 });
  });

  it('is none once it is taken back', async () => {
    const stay = await stayOfTwoNights();
    const today = 'from=2026-11-23&to=2026-11-23';
    await act(stay, 'folio/lines', { kind: 'extra', name: 'Bar', amount: 525, tax: gst });
    expect(await figures(today)).toEqual({ rooms: 0, other: 500, taxes: [[5, 500, 25]] });
    const { lines } = (await call('GET', `bookings/${stay.bookingId}/folio`)).json<PropertyFolio>();
    const lineId = lines.find(({ kind }) => kind === 'extra')?.id ?? '';
    await act(stay, `folio/lines/${lineId}/reversal`, { reason: 'The bar was another room’s' });
    expect(await figures(today)).toEqual({ rooms: 0, other: 0, taxes: [] });
  });

  it('leaves with its tax when the stay is called off', async () => {
    const stay = await stayOfTwoNights();
    const today = 'from=2026-11-23&to=2026-12-04';
    await act(stay, 'folio/lines', { kind: 'extra', name: 'Bar', amount: 525, tax: gst });
    await act(stay, 'folio/lines', { kind: 'extra', name: 'Paper', amount: 30 });
    await act(stay, 'cancellation');
    expect(await figures(today)).toEqual({ rooms: 0, other: 0, taxes: [] });
  });
});
