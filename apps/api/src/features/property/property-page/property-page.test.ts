import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { book, statusOf, type Booked } from '../../../../test/journeys.ts';
import { editHotel } from '../../../../test/edit-hotel.ts';
import { openEngine } from '../../../../test/open-engine.ts';

describe('a property’s own page of a booking', () => {
  const engine = openEngine();
  const guests = guestCalls(engine);

  const request = async (more: { mode?: string } = {}): Promise<Booked & { path: string }> => {
    const booked = await book(engine, { hotelId: 2116, ...more, body: { specialRequests: '<b>A cot</b>' } });
    await guests.relay();
    return { ...booked, path: linkIn(engine.propertyMails.at(-1)?.text) };
  };
  const post = (path: string, fields: Record<string, string>): Promise<LightMyRequestResponse> =>
    engine.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });

  it('is what the button of its mail opens: who comes, how to call them and what they wrote', async () => {
    const { path } = await request();
    const page = await engine.app.inject({ url: path });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Asha Rao');
    expect(page.body).toContain('href="tel:+919845012345"');
    expect(page.body).toContain('&lt;b&gt;A cot&lt;/b&gt;');
    expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  });

  it('declines with words to the guest, once', async () => {
    const { bookingId, path } = await request();
    const fields = { act: 'reject', words: 'We are closed that week.' };
    expect((await post(path, fields)).statusCode).toBe(200);
    expect(await statusOf(engine, bookingId)).toBe('rejected');
    await guests.relay();
    expect(engine.mails.at(-1)?.text).toContain('“We are closed that week.”');
    expect((await post(path, fields)).statusCode).toBe(409);
  });

  it('confirms, and asks before it cancels', async () => {
    const { bookingId, path } = await request();
    expect((await post(path, { act: 'confirm', words: 'Welcome!' })).statusCode).toBe(200);
    expect(await statusOf(engine, bookingId)).toBe('payment_pending');
    await guests.relay();
    expect(engine.mails.at(-1)?.text).toContain('“Welcome!”');
    const asked = await post(path, { act: 'cancel' });
    expect(asked.body).toContain('name="sure"');
    expect(await statusOf(engine, bookingId)).toBe('payment_pending');
  });

  it('asks before a no-show what is kept, notes it, and takes it back; names another price', async () => {
    const { bookingId, path } = await request({ mode: 'at-property' });
    expect((await post(path, { act: 'revise', price: '9000' })).statusCode).toBe(200);
    expect(await statusOf(engine, bookingId)).toBe('price_revised');
    const second = await request({ mode: 'at-property' });
    await post(second.path, { act: 'confirm' });
    expect((await post(second.path, { act: 'no-show', sure: 'yes' })).statusCode).toBe(409);
    engine.pass(new Date('2026-12-02T09:00:00Z').getTime() - engine.deps.clock().getTime());
    expect((await post(second.path, { act: 'no-show' })).body).toMatch(/₹0 goes back, ₹0 is kept/);
    expect((await post(second.path, { act: 'no-show', sure: 'yes' })).statusCode).toBe(200);
    expect(await statusOf(engine, second.bookingId)).toBe('no_show');
    expect((await post(second.path, { act: 'no-show-undo' })).statusCode).toBe(200);
    expect(await statusOf(engine, second.bookingId)).toBe('confirmed');
  });

  it('cancels for good once it is sure, with the property’s words on the guest’s own page', async () => {
    const { bookingId, cookie, path } = await request({ mode: 'at-property' });
    await post(path, { act: 'confirm', words: 'Welcome!' });
    expect(await guests.view({ bookingId, cookie })).toMatchObject({ propertyWords: 'Welcome!' });
    const asked = await post(path, { act: 'cancel', words: 'The roof leaks.' });
    expect(asked.body).toContain('name="words" value="The roof leaks."');
    expect((await post(path, { act: 'cancel', words: 'The roof leaks.', sure: 'yes' })).statusCode).toBe(200);
    expect(await guests.view({ bookingId, cookie })).toMatchObject({
      status: 'cancelled',
      propertyWords: 'The roof leaks.',
    });
    expect((await post(path, { act: 'cancel', sure: 'yes' })).statusCode).toBe(409);
  });

  it('says nothing of a confirmation once the guest has cancelled', async () => {
    const { bookingId, cookie, path } = await request({ mode: 'at-property' });
    await post(path, { act: 'confirm', words: 'Welcome!' });
    const { feeAmount } = (await guests.post(`bookings/${bookingId}/cancellation-quote`, {}, cookie)).json<{
      feeAmount: number;
    }>();
    await guests.post(`bookings/${bookingId}/cancellation`, { refund: 0, feeAmount }, cookie);
    const view = await guests.view({ bookingId, cookie });
    expect(view['status']).toBe('cancelled');
    expect(view['propertyWords']).toBeUndefined();
  });

  it('answers what the guest asks for, once', async () => {
    const { bookingId, cookie, path } = await request({ mode: 'at-property' });
    await post(path, { act: 'confirm' });
    await guests.post(`bookings/${bookingId}/requests`, { kind: 'departure', time: '13:00' }, cookie);
    const page = (await engine.app.inject({ url: path })).body;
    expect(page).toMatch(/Accept: 1(:00)?\spm/);
    const fields = { act: 'accept', request: /name="request" value="([^"]+)"/.exec(page)?.[1] ?? '' };
    expect((await post(path, fields)).statusCode).toBe(200);
    expect(await guests.view({ bookingId, cookie })).toMatchObject({ requests: [{ status: 'accepted' }] });
    expect((await post(path, { ...fields, act: 'decline' })).statusCode).toBe(409);
    expect((await post(path, { act: 'accept', request: 'other' })).statusCode).toBe(409);
  });

  it('tells what happened in the property’s language', async () => {
    const back = await editHotel(engine, 2116, ({ facts }) => Object.assign(facts, { mailLanguage: 'de' }));
    const { path } = await request({ mode: 'at-property' });
    await post(path, { act: 'confirm' });
    const { body } = await engine.app.inject({ url: path });
    await back();
    expect(body).toContain('<h2>Verlauf</h2>');
    expect(body).toContain('>Bestätigt<');
  });

  it('alone names the guests of a property that wants no names in its mails', async () => {
    const back = await editHotel(engine, 2116, ({ facts }) => Object.assign(facts, { guestsInMails: false }));
    const { path } = await request();
    await back();
    const mail = engine.propertyMails.at(-1);
    for (const text of [mail?.text, mail?.html, mail?.subject])
      expect(text).not.toMatch(/Asha|Rao|98450 ?12345|A cot|example/);
    expect((await engine.app.inject({ url: path })).body).toContain('Asha Rao');
  });

  it('is closed to other links, and thirty days after the stay', async () => {
    const { path } = await request();
    const other = path.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
    expect((await engine.app.inject({ url: other })).statusCode).toBe(410);
    engine.pass(60 * 24 * 3_600_000);
    expect((await engine.app.inject({ url: path })).statusCode).toBe(410);
  });

  it('is reminded of at half of the request’s time and in its last hour, and told once it has run out', async () => {
    await request();
    const titles = async (): Promise<string[]> => {
      await guests.relay();
      return engine.propertyMails.map(({ subject }) => subject.replace(/ \(.*/, ''));
    };
    expect(await titles()).toEqual(['A request is waiting for your answer']);
    engine.pass(engine.deps.settings.requestMs / 2);
    expect((await titles()).slice(1)).toEqual(['A request is still waiting for your answer']);
    engine.pass(engine.deps.settings.requestMs / 2 - 3_600_000);
    expect((await titles()).slice(2)).toEqual(['A request expires within the hour']);
  });
});

function linkIn(text = ''): string {
  const found = /https?:\/\/[^/\s]+(\/api\/property-booking-links\/\S+)/.exec(text);
  if (found?.[1] === undefined) throw new Error(`no link in ${text}`);
  return found[1];
}
