import { describe, expect, it } from 'vitest';
import { answer, guestCalls } from './guest-calls.ts';
import { asha, book } from './journeys.ts';
import { openEngine } from './open-engine.ts';

// Shows docs/rules.md: States and selection (Finding a booking).

const hour = 3_600_000;

describe('a lookup', () => {
  const engine = openEngine();
  const { post, relay, view } = guestCalls(engine);

  const codeIn = (): string => /\d{6}/.exec(engine.sms.at(-1)?.text ?? '')?.[0] ?? '';

  it('by number sends a code, which gives another device the booking, once', async () => {
    const { bookingId } = await book(engine);
    const [status, body] = answer(
      await post('booking-lookups', { hotelId: 1760, identifier: '098450 12345', language: 'hi' }),
    );
    expect(status).toBe(202);
    await relay();
    const wrong = codeIn() === '000000' ? '111111' : '000000';
    expect(answer(await post(`booking-lookups/${String(body['lookupId'])}/verify`, { code: wrong }))).toEqual([
      422,
      { code: 'code_wrong' },
    ]);
    const verified = await post(`booking-lookups/${String(body['lookupId'])}/verify`, { code: codeIn() });
    expect(answer(verified)).toMatchObject([
      200,
      { bookings: [{ bookingId, guestName: 'A••• R•••', hotelName: 'Sandalwood Courtyard' }] },
    ]);
    const cookie = String(verified.headers['set-cookie']).split(';')[0] ?? '';
    expect(await view({ bookingId, cookie })).toMatchObject({ travellers: [asha] });
    expect(answer(await post(`booking-lookups/${String(body['lookupId'])}/verify`, { code: codeIn() }))).toEqual([
      409,
      { code: 'code_used' },
    ]);
  });

  it('can be had again after a minute, by a form too, and opens the booking', async () => {
    await book(engine);
    const [, { lookupId }] = answer(await post('booking-lookups', { hotelId: 1760, identifier: '098450 12345' }));
    // Messages are delivered side by side: this one is there before the next is asked for.
    await relay();
    const again = (): ReturnType<typeof post> => post(`booking-lookups/${String(lookupId)}/repeat`, {});
    expect(answer(await again())).toEqual([409, { code: 'too_soon' }]);
    const read = (await engine.app.inject(`/api/booking-lookups/${String(lookupId)}`)).json<{ repeatFrom: string }>();
    expect(Date.parse(read.repeatFrom) - engine.deps.clock().getTime()).toBe(60_000);
    engine.pass(60_000);
    const [status, repeated] = answer(await post(`booking-lookups/${String(lookupId)}/repeat`, {}));
    expect(status).toBe(202);
    await relay();
    expect((await post(`booking-lookups/${String(repeated['lookupId'])}/verify`, { code: codeIn() })).statusCode).toBe(
      200,
    );
  });

  it('of what nobody has can be repeated alike, and sends nothing', async () => {
    const [, { lookupId }] = answer(await post('booking-lookups', { hotelId: 1760, identifier: '+919845000000' }));
    engine.pass(60_000);
    expect((await post(`booking-lookups/${String(lookupId)}/repeat`, {})).statusCode).toBe(202);
    await relay();
    expect([engine.sms.length, engine.mails.length]).toEqual([0, 0]);
  });

  it('answers alike for what nobody has, and after it says so', async () => {
    const shapes = [];
    for (const identifier of ['+919845000000', 'BCDF-2345', '1760_AAAAAAAAAAAAAAAAAAAAAA']) {
      const [status, body] = answer(await post('booking-lookups', { hotelId: 1760, identifier }));
      shapes.push([status, Object.keys(body)]);
    }
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
    await relay();
    expect([engine.sms.length, engine.mails.length]).toEqual([0, 0]);
  });

  it('by reference reaches its guest by mail and SMS, of this hotel only', async () => {
    const booked = await book(engine);
    const reference = String((await view(booked))['reference']);
    await post('booking-lookups', { hotelId: 2116, identifier: reference });
    await relay();
    expect(engine.sms).toEqual([]);
    await post('booking-lookups', { hotelId: 1760, identifier: reference.toLowerCase().replace('-', '') });
    await relay();
    expect([engine.sms.length, engine.mails.at(-1)?.to]).toEqual([1, asha.email]);
  });

  it('has an end: ten minutes, five tries, five codes an hour', async () => {
    await book(engine);
    const lookup = async (): Promise<string> =>
      String(
        (await post('booking-lookups', { hotelId: 1760, identifier: asha.contactNumber })).json<{
          lookupId: string;
        }>().lookupId,
      );
    const tried = await lookup();
    await relay();
    const wrong = codeIn() === '000000' ? '111111' : '000000';
    for (let at = 0; at < 5; at += 1) await post(`booking-lookups/${tried}/verify`, { code: wrong });
    expect(answer(await post(`booking-lookups/${tried}/verify`, { code: codeIn() }))).toEqual([
      409,
      { code: 'too_many_tries' },
    ]);
    const late = await lookup();
    engine.pass(hour / 6);
    expect(answer(await post(`booking-lookups/${late}/verify`, { code: '000000' }))).toEqual([
      409,
      { code: 'code_expired' },
    ]);
    for (let at = 0; at < 6; at += 1) await lookup();
    await relay();
    expect(engine.sms.length).toBeLessThanOrEqual(5);
  });
});
