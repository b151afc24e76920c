import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asha, book } from './journeys.ts';
import { startTestEngine, type TestEngine } from './test-engine.ts';

describe('the link of an SMS', () => {
  let engine: TestEngine;
  beforeAll(async () => void (engine = await startTestEngine()));
  afterAll(() => engine.close());

  const follow = async (path: string, host = 'sandalwood.localhost') => {
    const { statusCode, headers } = await engine.app.inject({ url: `/api${path}`, headers: { host } });
    return [statusCode, headers.location, headers['cache-control']];
  };

  it('leads to the page of the booking in its language, on its hotel’s host alone, and opens nothing', async () => {
    const { bookingId } = await book(engine);
    const code = bookingId.slice('1760_'.length, '1760_'.length + 10);
    expect(await follow(`/b/${code}`)).toEqual([302, `/bookings/${bookingId}?lang=en`, 'private, no-store']);
    expect((await follow(`/b/${code}`, 'linde.localhost'))[1]).toBe(`/bookings/${code}`);
    const seen = await engine.app.inject({ url: `/api/bookings/${bookingId}` });
    expect(seen.body).not.toContain(asha.email);
  });

  it.each(['AAAAAAAAAA', 'AAAAAAAAA', 'AAAAAAAAA%25', "' or 1=1--"])(
    'of no booking leads to the page that says so: %s',
    async (code) => {
      const written = encodeURIComponent(code);
      expect(await follow(`/b/${written}`)).toEqual([302, `/bookings/${written}`, 'private, no-store']);
    },
  );
});
