import type { ItineraryStop } from '@latchkey/api-contract/types';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { openEngine } from '../../../../test/open-engine.ts';
import { relayOutbox } from '../../../jobs/relay-outbox.ts';

interface Reply {
  readonly days: { readonly date: string | null; readonly stops: ItineraryStop[]; readonly back: object | null }[];
  readonly unmet: { readonly placeName: string; readonly code: string }[];
  readonly places: number;
}

describe('a plan of days', () => {
  const engine = openEngine();
  const asked = { hotelId: 1760, days: 2, purpose: 'culture', language: 'en' };
  const plan = (more: object = {}): Promise<LightMyRequestResponse> =>
    engine.app.inject({ method: 'POST', url: '/api/itineraries', payload: { ...asked, ...more } });
  const namesOf = (reply: Reply): string[] => reply.days.flatMap(({ stops }) => stops.map((stop) => stop.placeName));

  it('says the dates, when each place is open, and the way there and back', async () => {
    const { days, unmet, places } = (await plan({ from: '2026-11-30' })).json<Reply>();
    expect(days.map(({ date }) => date)).toEqual(['2026-11-30', '2026-12-01']);
    expect([unmet, places]).toEqual([[], 5]);
    for (const { stops, back } of days) {
      expect(back).toMatchObject({ minutes: expect.any(Number), by: expect.stringMatching(/^(foot|car)$/) });
      for (const stop of stops)
        expect(stop).toMatchObject({
          opens: expect.stringMatching(/^\d\d:\d\d$/),
          isLocked: false,
          travelBy: expect.any(String),
        });
    }
  });

  it('is made around what the guest changed, and says what cannot be', async () => {
    const first = (await plan()).json<Reply>();
    const id = first.days[0]?.stops[0]?.placeId ?? '';
    const without = (await plan({ changes: `d.${id}` })).json<Reply>();
    expect(namesOf(without)).toEqual(namesOf(first).slice(1));
    const late = (await plan({ kept: 'palace.1.2000' })).json<Reply>();
    expect(late.unmet).toEqual([{ placeName: expect.stringMatching(/\w/), code: 'no_time' }]);
  });

  it('refuses what no page of ours asks', async () => {
    for (const more of [
      { days: 4 },
      { from: '9999-12-31' },
      { arrivesAt: '25:00' },
      { changes: 'd.<b>' },
      { kept: 'x'.repeat(1501) },
    ])
      expect((await plan(more)).statusCode).toBe(400);
  });

  it('is mailed once a day, with the link to it, and the address is nowhere in the page’s', async () => {
    const choices = { days: 2, purpose: 'food', from: '2026-11-30', changes: 'd.mg-road', language: 'de' };
    for (const email of ['asha@example.com', 'Asha@Example.com'])
      expect((await plan({ ...choices, email })).statusCode).toBe(200);
    await relayOutbox(engine.deps);
    expect(engine.mails).toHaveLength(1);
    expect(engine.mails[0]?.text).toContain('/planner/1760?days=2&purpose=food&from=2026-11-30&plan=d.mg-road&lang=de');
    expect(engine.mails[0]?.text).toContain('Montag, 30. November');
    engine.pass(25 * 3_600_000);
    await plan({ ...choices, email: 'asha@example.com' });
    await relayOutbox(engine.deps);
    expect(engine.mails).toHaveLength(2);
  });
});
