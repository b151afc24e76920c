import { afterEach, describe, expect, it } from 'vitest';
import { colleagueAtDesk, operatorHeaders, ownerAtDesk } from '../../../../test/desk.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { holdHotel } from '../operators/hold-hotel.ts';
import { publishChanges } from '../../property/property.ts';
import { forgetStarted, newcomer, twelveRooms } from '../../../../test/onboarding.ts';

const stay = 'checkIn=2026-12-14&checkOut=2026-12-16&adults=2';

// Shows docs/rules.md: People of a hotel (Before guests see it, Opening).
describe('a hotel before guests see it', () => {
  const engine = openEngine();
  afterEach(() => forgetStarted(engine));

  const drafted = async () => {
    const asha = await newcomer(engine);
    const { hotelId } = await asha.save(await asha.begin(), { rooms: { typed: twelveRooms } });
    engine.pass(1000);
    return { asha, hotelId };
  };
  /** Opens the link of a preview; the cookie that it gives. */
  const preview = async (call: (method: 'POST', path: string, payload: object) => Promise<{ json<T>(): T }>) => {
    const made = (await call('POST', 'previews', {})).json<{ url: string }>();
    const { pathname } = new URL(made.url);
    const opened = await engine.app.inject({ url: pathname });
    return { opened, cookie: String(opened.headers['set-cookie']).split(';')[0] ?? '', pathname };
  };
  const get = async (url: string, cookie = '') => engine.app.inject({ url, headers: { cookie } });
  const siteOf = (slug: string) => `/api/site?host=latchkey.localhost&slug=${slug}`;

  it('is seen whole by a link that ends, and nothing of it can be booked', async () => {
    const { asha, hotelId } = await drafted();
    const { opened, cookie, pathname } = await preview((method, path, body) =>
      asha.asOwner(hotelId, method, path, body),
    );
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/marigold-guest-house']);
    expect(opened.headers['set-cookie']).toMatch(/Max-Age=86400; HttpOnly; SameSite=Lax$/);
    expect((await get(siteOf('marigold-guest-house'), cookie)).json()).toMatchObject({
      hotel: { id: hotelId, name: 'Marigold Guest House' },
    });
    expect((await get(`/api/hotels/${hotelId}`, cookie)).statusCode).toBe(200);
    const offers = await get(`/api/hotels/${hotelId}/availability?${stay}`, cookie);
    expect(offers.body).toContain('garden-double');
    const quote = await engine.app.inject({
      method: 'POST',
      url: '/api/quotes',
      headers: { cookie },
      payload: {
        hotelId,
        stay: { kind: 'nights', checkIn: '2026-12-14', checkOut: '2026-12-16' },
        rooms: [{ roomTypeId: 'garden-double', ratePlanId: 'standard', adults: 2, childAges: [], infants: 0 }],
      },
    });
    expect([quote.statusCode, quote.json()]).toEqual([409, { code: 'hotel_closed' }]);
    // Without the cookie, with one of another hotel, and when its day is over.
    expect((await get(`/api/hotels/${hotelId}`)).statusCode).toBe(404);
    expect((await get('/api/hotels/1188', cookie)).statusCode).toBe(200);
    const forged = cookie.replace(String(hotelId), '1000009');
    expect((await get(`/api/hotels/${hotelId}`, forged)).statusCode).toBe(404);
    engine.pass(24 * 3_600_000);
    expect((await get(`/api/hotels/${hotelId}`, cookie)).statusCode).toBe(404);
    expect((await get(pathname)).statusCode).toBe(410);
  });

  it('shows what the draft of a hotel would change to whoever has its link, and to no guest', async () => {
    const owner = await ownerAtDesk(engine);
    const headline = { file: 'words.en.json', path: 'headline', value: 'Rooms around one quiet pool' };
    await owner.call('PUT', 'set-up/draft', { version: 0, changes: [headline] });
    const { cookie } = await preview((method, path, body) => owner.call(method, path, body));
    const seen = async (with_: string) => (await get('/api/hotels/1760', with_)).json<{ headline: string }>().headline;
    expect(await seen(cookie)).toBe(headline.value);
    expect(await seen('')).not.toBe(headline.value);
    const reception = await colleagueAtDesk(engine, owner, 'reception');
    expect((await reception.call('POST', 'previews', {})).json()).toEqual({ code: 'not_allowed' });
  });

  it('is of the host alone that gave it, over HTTPS: a page beside that host can put none there', async () => {
    const owner = await ownerAtDesk(engine);
    const headline = { file: 'words.en.json', path: 'headline', value: 'Rooms around one quiet pool' };
    await owner.call('PUT', 'set-up/draft', { version: 0, changes: [headline] });
    const { pathname } = new URL((await owner.call('POST', 'previews', {})).json<{ url: string }>().url);
    const secure = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'book.latchkey.localhost' };
    const given = String((await engine.app.inject({ url: pathname, headers: secure })).headers['set-cookie']);
    expect(given).toMatch(
      /^__Host-latchkey-hotel-preview=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    );
    const seen = async (cookie: string): Promise<string> =>
      (await engine.app.inject({ url: '/api/hotels/1760', headers: { ...secure, cookie } })).json<{
        headline: string;
      }>().headline;
    const own = given.split(';')[0] ?? '';
    expect(await seen(own)).toBe(headline.value);
    expect(await seen(own.replace('__Host-', ''))).not.toBe(headline.value);
  });

  it('is over while the provider holds the hotel, whoever made it, and no other is made', async () => {
    const owner = await ownerAtDesk(engine);
    const headline = { file: 'words.en.json', path: 'headline', value: 'Rooms around one quiet pool' };
    await owner.call('PUT', 'set-up/draft', { version: 0, changes: [headline] });
    const made = [
      await preview((method, path, body) => owner.call(method, path, body)),
      await preview((method, path, payload) =>
        engine.app.inject({ method, url: `/api/property/${path}`, headers: operatorHeaders(engine, 1760), payload }),
      ),
    ];
    const site = async (cookie: string) => (await get(siteOf('sandalwood-courtyard'), cookie)).json<object>();
    for (const { cookie } of made) expect(await site(cookie)).toMatchObject({ isPreview: true });
    for (const cookie of ['', 'latchkey-hotel-preview=anything', made[0]?.cookie.replace('=1760', '=1188') ?? ''])
      expect(await site(cookie)).not.toHaveProperty('isPreview');
    expect((await get('/api/site?host=latchkey.localhost&hotelId=2116', made[0]?.cookie)).json()).not.toHaveProperty(
      'isPreview',
    );
    await holdHotel(engine.deps, 1760, 'Imitates a bank', 'ops');
    engine.pass(1000);
    for (const { cookie, pathname } of made) {
      expect(await site(cookie)).toMatchObject({ isHeld: true });
      expect(await site(cookie)).not.toHaveProperty('isPreview');
      expect((await get('/api/hotels/1760', cookie)).body).not.toContain(headline.value);
      expect((await get(pathname)).statusCode).toBe(410);
    }
    const refused = await owner.call('POST', 'previews', {});
    expect([refused.statusCode, refused.json()]).toEqual([409, { code: 'hotel_held' }]);
    await holdHotel(engine.deps, 1760, null, 'ops');
    engine.pass(1000);
    for (const { cookie } of made) expect(await site(cookie)).toMatchObject({ isPreview: true });
  });

  it('leads to the page that its link names, and never away from this site', async () => {
    const owner = await ownerAtDesk(engine);
    const made = (await owner.call('POST', 'previews', {})).json<{ url: string }>();
    const { pathname } = new URL(made.url);
    const led = async (to: string) => (await get(`${pathname}?to=${encodeURIComponent(to)}`)).headers.location;
    expect(await led('/room-view/1760_teak-king')).toBe('/room-view/1760_teak-king');
    for (const to of ['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example', '/'.repeat(301), ''])
      expect(await led(to)).toBe('/sandalwood-courtyard');
    expect((await get(`${pathname}?to=/terms&to=/privacy`)).headers.location).toBe('/sandalwood-courtyard');
  });

  it('leaves nothing of what its preview was answered to guests', async () => {
    const owner = await ownerAtDesk(engine);
    const { cookie } = await preview((method, path, body) => owner.call(method, path, body));
    const by = { byId: 'command', byName: 'command' };
    await publishChanges(
      engine.deps,
      1760,
      [{ file: 'hotel.json', path: 'state', value: 'closed' }],
      by,
      async () => null,
    );
    engine.pass(1000);
    const asked = async (with_: string) => (await get('/api/hotels/1760/calendar?from=2026-12-14&days=10', with_)).body;
    // The engine keeps the answer to a second request.
    for (const _ of [1, 2, 3]) expect(await asked(cookie)).toMatch(/"price":\d/);
    expect(await asked('')).not.toMatch(/"price":\d/);
  });

  it('is opened by its owner, waits for the provider, and is then like any other', async () => {
    const { asha, hotelId } = await drafted();
    const state = { file: 'hotel.json', path: 'state' };
    const forced = await asha.asOwner(hotelId, 'PUT', 'set-up/draft', { version: 0, changes: [state] });
    expect(forced.json()).toMatchObject({ code: 'not_here' });
    const lead = { file: 'words.en.json', path: 'lead', value: 'Written in the draft.' };
    await asha.asOwner(hotelId, 'PUT', 'set-up/draft', { version: 0, changes: [lead] });
    expect((await asha.asOwner(hotelId, 'GET', 'opening')).json()).toMatchObject({ state: 'draft', isApproved: true });
    expect((await asha.asOwner(hotelId, 'POST', 'opening', {})).json()).toMatchObject({ state: 'waiting' });
    engine.pass(1000);
    expect((await get(siteOf('marigold-guest-house'))).statusCode).toBe(404);
    expect((await asha.asOwner(hotelId, 'GET', 'opening')).json()).toMatchObject({ state: 'waiting' });
    expect((await asha.call('PUT', `/${hotelId}`, { version: 2, language: 'en' })).json()).toEqual({
      code: 'opened_already',
    });

    const approved = await engine.app.inject({
      method: 'POST',
      url: '/api/property/opening',
      headers: operatorHeaders(engine, hotelId),
      payload: {},
    });
    expect(approved.json()).toMatchObject({ state: 'live' });
    engine.pass(1000);
    expect((await get(siteOf('marigold-guest-house'))).json()).toMatchObject({ hotel: { id: hotelId } });
    expect((await get(`/api/hotels/${hotelId}`)).json()).toMatchObject({ lead: lead.value });
    expect((await get('/api/hotels?limit=50&page=1')).body).toContain('marigold-guest-house');
    expect((await asha.asOwner(hotelId, 'POST', 'opening', {})).json()).toEqual({ code: 'opened_already' });
    // What it was before it was opened is no way back to that.
    expect((await asha.asOwner(hotelId, 'POST', 'set-up/publications/1/revert', {})).statusCode).toBe(200);
    engine.pass(1000);
    expect((await get(`/api/hotels/${hotelId}`)).statusCode).toBe(200);
    expect((await get('/api/hotels?limit=50&page=1')).body).toContain('marigold-guest-house');
  });
});
