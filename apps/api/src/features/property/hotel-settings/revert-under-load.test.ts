import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { ownerAtDesk, type AtDesk } from '../../../../test/desk.ts';
import { postBooking, selectionOf } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';

const rounds = 3;
const guestsAtOnce = 8;
/** What a guest may be told instead of a booking: that the price is another by now, or that no room is left. */
const honest = ['price_changed', 'sold_out'];

// Shows docs/rules.md: People of a hotel (Publishing).
describe('a hotel whose owner reverts while guests book', () => {
  const engine = openEngine();

  /** A guest who asks for a price and books it; the answer to whichever of the two ended it. */
  async function book(at: number): Promise<{ readonly answer: LightMyRequestResponse; readonly quoted: number }> {
    const [checkIn, checkOut] = [2, 3].map((day) => `2026-12-${String(day + at * 2).padStart(2, '0')}`);
    const payload = selectionOf({ checkIn: checkIn ?? '', checkOut: checkOut ?? '' });
    const quote = await engine.app.inject({ method: 'POST', url: '/api/quotes', payload });
    if (quote.statusCode !== 201) return { answer: quote, quoted: 0 };
    const { quoteToken, bill } = quote.json<{ quoteToken: string; bill: { total: number } }>();
    return { answer: await postBooking(engine, quoteToken, { mode: 'at-property' }), quoted: bill.total };
  }

  const published = async (owner: AtDesk, price: number): Promise<number> => {
    const { draft } = (await owner.call('GET', 'set-up')).json<{ draft: { version: number } }>();
    const change = {
      file: 'hotel.json',
      path: 'rooms.courtyard-king.prices.flexible.priceForPax',
      value: [{ pax: 2, price }],
    };
    await owner.call('PUT', 'set-up/draft', { version: draft.version, changes: [change] });
    const { number } = (await owner.call('POST', 'set-up/publications', { version: draft.version + 1 })).json<{
      number: number;
    }>();
    return number;
  };

  it('loses no booking: each is made at a price that was shown, or refused in an honest word', async () => {
    const owner = await ownerAtDesk(engine);
    const made: [id: string, quoted: number][] = [];
    for (let round = 0; round < rounds; round += 1) {
      const number = await published(owner, 5000 + round * 700);
      const [reverted, ...guests] = await Promise.all([
        owner.call('POST', `set-up/publications/${number - 1}/revert`),
        ...Array.from({ length: guestsAtOnce }, (_, at) => book(at)),
      ]);
      expect(reverted.statusCode).toBe(200);
      const ends = guests.map(({ answer, quoted }) => ({
        ...answer.json<{ code?: string; bookingId?: string }>(),
        quoted,
      }));
      expect(ends.filter(({ bookingId, code = '' }) => bookingId === undefined && !honest.includes(code))).toEqual([]);
      made.push(
        ...ends.flatMap(({ bookingId, quoted }): [string, number][] =>
          bookingId === undefined ? [] : [[bookingId, quoted]],
        ),
      );
    }
    expect(made.length).toBeGreaterThan(0);
    const kept = await engine.deps.db
      .selectFrom('booking')
      .select(['booking_id', 'total'])
      .where('hotel_id', '=', 1760)
      .execute();
    expect(new Map(kept.map((row) => [row.booking_id, row.total]))).toEqual(new Map(made));
    expect(kept).toHaveLength(made.length);
  });
});
