import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { colleagueAtDesk, ownerAtDesk } from '../../../../test/desk.ts';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { book } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { propertyCalls } from '../../../../test/property-calls.ts';
import { signedKeyOf } from '../routes/property-key.ts';

describe('who follows a property’s changes', () => {
  const engine = openEngine();
  const open: AbortController[] = [];
  afterEach(() => open.splice(0).forEach((one) => one.abort()));

  const follow = async (query = '', headers: Readonly<Record<string, string>> = {}, hotelId = 1760) => {
    const leaving = new AbortController();
    open.push(leaving);
    if (!engine.app.server.listening) await engine.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = engine.app.server.address() as AddressInfo;
    const key = `Bearer ${signedKeyOf(hotelId, engine.deps.settings.propertyKeySecret ?? '')}`;
    // A person at the desk sends no key.
    const sent = headers['cookie'] === undefined ? { authorization: key, ...headers } : headers;
    const url = `http://127.0.0.1:${port}/api/property/changes${query}`;
    const response = await fetch(url, { headers: sent, signal: leaving.signal });
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
    const { until } = await follow('', { cookie: cleaner.cookie, 'latchkey-hotel': '1760' });
    await until('retry:');
    const { bookingId } = await book(engine);
    const told = await until('event: rooms');
    expect(told).not.toContain(bookingId);
    expect(told).not.toContain('event: booking');
  });

  it('holds a few lines of a session, and leaves those of others to them', async () => {
    const owner = await ownerAtDesk(engine);
    const other = await ownerAtDesk(engine, 2116);
    const at = (one: typeof owner, hotel: number) =>
      follow('', { cookie: one.cookie, 'latchkey-hotel': String(hotel) });
    const theirs = [];
    for (let tab = 0; tab < 9; tab += 1) theirs.push(await at(owner, 1760));
    const statuses = theirs.map(({ response: { status } }) => status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 503, 503, 503]);
    const last = theirs.at(-1);
    expect(last?.response.headers.get('retry-after')).toBe('30');
    expect(await last?.until('}')).toBe('{"code":"too_many_followers"}');
    const { response, until } = await at(other, 2116);
    expect(response.status).toBe(200);
    await until('retry:');
    open.splice(0, 1).forEach((one) => one.abort());
    await expect.poll(async () => (await at(owner, 1760)).response.status).toBe(200);
  });

  it('hears nothing without a key', async () => {
    const { response } = await follow('', { authorization: 'Bearer none' });
    expect(response.status).toBe(401);
  });
});
