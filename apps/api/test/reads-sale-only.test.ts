import { beforeAll, describe, expect, it } from 'vitest';
import { selectionOf } from './journeys.ts';
import { openEngine } from './open-engine.ts';

const stay = { checkIn: '2027-01-11', checkOut: '2027-01-13' } as const;

// A hotel's facts and words are parsed when they are asked for, and kept for few hotels at a time: with some hundreds of
// hotels a search that read them would take four times as long.
describe('of a hotel in memory', () => {
  const engine = openEngine();

  beforeAll(async () => {
    const hotel = await engine.deps.hotels.byId(1760);
    if (hotel === undefined) throw new Error('no hotel');
    // The names in a language are read once, then kept.
    hotel.namesIn('en');
    const tells = (what: string): never => {
      throw new Error(`${what} of a hotel was read`);
    };
    Object.defineProperty(hotel, 'readFacts', { value: () => tells('everything') });
    Object.defineProperty(hotel, 'wordsIn', { value: () => tells('all words') });
  });

  it('a search and a calendar read what it sells alone', async () => {
    const dates = `checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`;
    for (const path of [`availability?${dates}`, `calendar?from=${stay.checkIn}&days=60`]) {
      const answer = await engine.app.inject({ url: `/api/hotels/1760/${path}` });
      expect(answer.statusCode).toBe(200);
    }
  });

  it('a quote does too', async () => {
    const quote = await engine.app.inject({ method: 'POST', url: '/api/quotes', payload: selectionOf(stay) });
    expect(quote.statusCode).toBe(201);
  });
});
