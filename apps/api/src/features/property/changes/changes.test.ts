import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { colleagueAtDesk, ownerAtDesk } from '../../../../test/desk.ts';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { book } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { propertyCalls } from '../../../../test/property-calls.ts';
import { signedKeyOf } from '../property-api/property-key.ts';

describe('who follows a property’s changes', () => {
  const engine = openEngine();
  const open: AbortController[] = [];
  afterEach(() => open.splice(0).forEach((one) => one.abort()));

  const follow = async (query = '', headers: Record<string, string> = {}, hotelId = 1760) => {
    const leaving = new AbortController();
    open.push(leaving);
    if (!engine.app.server.listening) await engine.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = engine.app.server.address() as AddressInfo;
    const authorization = `Bearer ${signedKeyOf(hotelId, engine.deps.settings.propertyKeySecret ?? '')}`;
    const url = `http://127.0.0.1:${port}/api/property/changes${query}`;
    const response = await fetch(url, { headers: { authorization, ...headers }, signal: leaving.signal });
    const text = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
    let read = '';
    /** All that has come once some text has. */
    const until = async (wanted: string): Promise<string> => {
      while (!read.includes(wanted)) {
        const { value, done } = await text.read();
        if (done) return read;
        read += value;
      }
      return read;
    };
    return { response, until };
  };

  it('hears of each booking as it is made, with the number to go on from', async () => {
    const { response, until } = await follow();
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('cache-control')).toContain('no-transform');
    await until('retry:');
    await book(engine, { hotelId: 2116 });
    const { bookingId } = await book(engine);
    const told = await until(bookingId);
    expect(told).toMatch(/^id: \d+\nevent: booking\ndata: \{"bookingId":"1760_[\w-]{22}","version":\d+\}$/m);
    expect(told).not.toContain('2116_');
  });

  it('hears what was missed meanwhile, by the last event that was heard', async () => {
    const first = await book(engine);
    const second = await book(engine);
    const { until } = await follow('?after=0');
    const all = await until(second.bookingId);
    expect(all.indexOf(first.bookingId)).toBeLessThan(all.indexOf(second.bookingId));
    const [, id = ''] = /id: (\d+)\n/.exec(all) ?? [];
    const missed = await (await follow('', { 'last-event-id': id })).until(second.bookingId);
    expect(missed).not.toContain(first.bookingId);
  });

  it('hears that something was asked on the hotel’s site, and nothing of what', async () => {
    const { until } = await follow();
    await until('retry:');
    engine.pass(1000);
    await guestCalls(engine).post('questions', { hotelId: 1760, question: 'A secret?', email: 'a@example.com' });
    const told = await until('event: answers');
    expect(told).not.toContain('secret');
  });

  it('hears that a room’s state changed, and that prices did', async () => {
    const { until } = await follow();
    await until('retry:');
    const call = propertyCalls(engine);
    const { units } = (await call('GET', 'units')).json<{ units: { unitId: string }[] }>();
    await call('PUT', `units/${units[0]?.unitId}/state`, { state: 'dirty' });
    expect(await until('event: rooms')).not.toContain('event: rates');
    await call('PUT', 'rates', {
      roomTypeId: 'courtyard-king',
      ratePlanId: 'flexible',
      from: '2026-12-01',
      to: '2026-12-01',
      priceForPax: [{ pax: 2, price: 5000 }],
    });
    await until('event: rates');
  });

  it('tells a cleaner that something changed of the rooms, and never which booking', async () => {
    const cleaner = await colleagueAtDesk(engine, await ownerAtDesk(engine), 'housekeeping');
    const { until } = await follow('', { authorization: '', cookie: cleaner.cookie, 'latchkey-hotel': '1760' });
    await until('retry:');
    const { bookingId } = await book(engine);
    const told = await until('event: rooms');
    expect(told).not.toContain(bookingId);
    expect(told).not.toContain('event: booking');
  });

  it('hears nothing without a key', async () => {
    const { response } = await follow('', { authorization: 'Bearer none' });
    expect(response.status).toBe(401);
  });
});
