import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { answer, guestCalls } from './guest-calls.ts';
import { asha, book } from './journeys.ts';
import { openEngine } from './open-engine.ts';

const hour = 3_600_000;

describe('codes', () => {
  const engine = openEngine();
  const { post, relay, view } = guestCalls(engine);

  const lookup = async (identifier: string): Promise<string> =>
    String((await post('booking-lookups', { hotelId: 1760, identifier })).json<{ lookupId: string }>().lookupId);
  const codesOf = async (lookupId: string): Promise<{ code: string | null; mail_code: string | null } | undefined> =>
    engine.deps.db
      .selectFrom('booking_lookup')
      .select(['code', 'mail_code'])
      .where('lookup_id', '=', lookupId)
      .executeTakeFirst();
  const wrongFor = async (lookupId: string): Promise<string> => {
    const codes = await codesOf(lookupId);
    return ['000000', '111111', '222222'].find((code) => code !== codes?.code && code !== codes?.mail_code) ?? '';
  };
  const linkIn = (text = ''): string => /\/api\/booking-links\/\S+/.exec(text)?.[0] ?? '';

  it('beyond the limits there is none to guess, and the guest gets a link by mail, once an hour', async () => {
    const { bookingId } = await book(engine);
    const answers = new Set<string>();
    const lookups: string[] = [];
    for (let at = 0; at < 8; at += 1) {
      const response = await post('booking-lookups', { hotelId: 1760, identifier: bookingId });
      answers.add(`${response.statusCode} ${Object.keys(response.json<object>()).join()}`);
      lookups.push(response.json<{ lookupId: string }>().lookupId);
    }
    expect(answers.size).toBe(1);
    expect(await Promise.all(lookups.slice(5).map(codesOf))).toEqual(
      Array.from({ length: 3 }, () => ({ code: null, mail_code: null })),
    );
    await relay();
    expect(engine.sms).toHaveLength(5);
    expect(engine.mails.filter(({ text }) => linkIn(text) !== '').map(({ to }) => to)).toEqual([asha.email]);
  });

  it('are not sent to a number that no hotel knows, nor can one be guessed', async () => {
    const lookupId = await lookup('+919845000000');
    await relay();
    expect([engine.sms, await codesOf(lookupId)]).toEqual([[], { code: null, mail_code: null }]);
  });

  it('entered wrong are counted across look-ups, and the link opens the booking where they are spent', async () => {
    const { bookingId } = await book(engine);
    const [first, second] = [await lookup(bookingId), await lookup(bookingId)];
    for (let at = 0; at < 5; at += 1)
      expect((await post(`booking-lookups/${first}/verify`, { code: await wrongFor(first) })).json()).toEqual({
        code: 'code_wrong',
      });
    const right = (await codesOf(second))?.code ?? '';
    expect(answer(await post(`booking-lookups/${second}/verify`, { code: right }))).toEqual([
      409,
      { code: 'too_many_tries' },
    ]);
    await relay();
    const link = linkIn(engine.mails.find(({ text }) => linkIn(text) !== '')?.text);
    for (let scanned = 0; scanned < 3; scanned += 1) {
      const page = await engine.app.inject({ url: link });
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(page.headers['set-cookie']).toBeUndefined();
      expect(page.body).toContain('<form method="post">');
    }
    const press = (): Promise<LightMyRequestResponse> =>
      engine.app.inject({
        method: 'POST',
        url: link,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: '',
      });
    const opened = await press();
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/bookings/${bookingId}?lang=en`]);
    const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
    expect(await view({ bookingId, cookie })).toMatchObject({ travellers: [asha] });
    expect((await press()).statusCode).toBe(410);
    expect((await engine.app.inject({ url: link })).statusCode).toBe(410);
  });

  it('of what nobody has are counted alike, so that the limits tell nothing', async () => {
    const { bookingId } = await book(engine);
    const seen = async (identifier: string): Promise<unknown[]> => {
      const [first, second] = [await lookup(identifier), await lookup(identifier)];
      const answers = [];
      for (let at = 0; at < 5; at += 1)
        answers.push(answer(await post(`booking-lookups/${first}/verify`, { code: await wrongFor(first) })));
      answers.push(answer(await post(`booking-lookups/${second}/verify`, { code: await wrongFor(second) })));
      return answers;
    };
    expect(await seen('BCDF-2345')).toEqual(await seen(bookingId));
  });

  it('leave under one chance in 10,000 a year, however often somebody comes back', async () => {
    const { bookingId } = await book(engine);
    const wrong = { ofBooking: 0, ofPhone: 0 };
    for (let day = 0; day < 365; day += day < 8 ? 1 : 51) {
      for (const [subject, identifier] of [
        ['ofBooking', bookingId],
        ['ofPhone', asha.contactNumber],
      ] as const)
        for (let sitting = 0; sitting < 3; sitting += 1) {
          const lookupId = await lookup(identifier);
          for (let at = 0; at < 5; at += 1) {
            const tried = await post(`booking-lookups/${lookupId}/verify`, { code: await wrongFor(lookupId) });
            if (tried.json<{ code: string }>().code === 'code_wrong') wrong[subject] += 1;
          }
          engine.pass(1.5 * hour);
        }
      engine.pass((day < 8 ? 15 : 51 * 24 - 9) * hour);
    }
    expect(wrong).toEqual({ ofBooking: 30, ofPhone: 30 });
    expect(wrong.ofBooking * 2e-6 + wrong.ofPhone * 1e-6).toBeLessThan(1e-4);
  });
});

describe('codes asked for at once', () => {
  const engine = openEngine('postgresql');
  const { post, relay } = guestCalls(engine);

  it('are no more than those asked for one by one', async () => {
    const { bookingId } = await book(engine);
    await Promise.all(
      Array.from({ length: 30 }, () => post('booking-lookups', { hotelId: 1760, identifier: bookingId })),
    );
    await relay();
    expect(engine.sms).toHaveLength(5);
  });
});
