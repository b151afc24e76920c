import { afterEach, describe, expect, it } from 'vitest';
import { ownerAtDesk } from '../../../../test/desk.ts';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { book } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { operatorOf } from '../../../../test/operators.ts';
import { forgetStarted, newcomer, twelveRooms } from '../../../../test/onboarding.ts';
import { relayOutbox } from '../../../jobs/relay-outbox.ts';

const operatorMail = 'ops@latchkey.example';

// Shows docs/rules.md: People of a hotel (The provider's people, Holding a hotel).
describe('the provider’s side of the desk', () => {
  const engine = openEngine('postgresql', { OPERATORS: operatorMail });
  afterEach(async () => {
    for (const { hotel_id: id } of await engine.deps.db.selectFrom('hotel_hold').selectAll().execute())
      await (await operatorOf(engine, operatorMail)).call('DELETE', `/${id}/hold`);
    engine.pass(1000);
    await engine.deps.hotels.byId(1760);
    await forgetStarted(engine);
  });
  const get = async (url: string) => engine.app.inject({ url });

  it('is for those alone whom the settings name, whatever else they are', async () => {
    const owner = await ownerAtDesk(engine);
    for (const [method, path, payload] of [
      ['GET', ''],
      ['POST', '/1760/approval', {}],
      ['POST', '/1760/refusal', { words: 'No' }],
      ['POST', '/1760/hold', { words: 'No' }],
      ['DELETE', '/1760/hold'],
    ] as const) {
      const url = `/api/staff/operator/hotels${path}`;
      const refused = await engine.app.inject({
        method,
        url,
        headers: { cookie: owner.cookie },
        ...(payload === undefined ? {} : { payload }),
      });
      expect([path, refused.statusCode, refused.json()]).toEqual([path, 403, { code: 'not_allowed' }]);
    }
    const session = await engine.app.inject({ url: '/api/staff/session', headers: { cookie: owner.cookie } });
    expect(session.json<{ isOperator?: boolean }>().isOperator).toBeUndefined();
    const operator = await operatorOf(engine, operatorMail.toUpperCase());
    expect(operator.opened.json()).toMatchObject({ isOperator: true, hotels: [] });
    // Setting up a hotel makes nobody one.
    const asha = await newcomer(engine);
    const asked = await engine.app.inject({ url: '/api/staff/operator/hotels', headers: { cookie: asha.cookie } });
    expect(asked.statusCode).toBe(403);
  });

  it('tells what waits, shows it or says why not, and counts where others stand still', async () => {
    const asha = await newcomer(engine);
    const { hotelId } = await asha.save(await asha.begin(), { rooms: { typed: twelveRooms } });
    const ben = await newcomer(engine, 'ben@nowhere.example');
    await ben.begin({ ...(await asha.begin()).answers.house, phone: '12', name: 'Ben' });
    engine.pass(1000);
    await asha.asOwner(hotelId, 'POST', 'opening', {});
    while ((await relayOutbox(engine.deps)) > 0);
    expect(engine.mails.filter(({ to }) => to === operatorMail).map(({ subject }) => subject)).toEqual([
      'Marigold Guest House waits to be shown',
    ]);
    const operator = await operatorOf(engine, operatorMail);
    const { hotels, stuck } = await operator.list();
    expect(hotels[0]).toMatchObject({ hotelId, state: 'waiting', owner: { name: 'Asha Gurung' } });
    expect(stuck).toContainEqual({ step: 'rooms', code: 'phone_wrong', count: 1 });
    expect(JSON.stringify(stuck)).not.toContain('Ben');

    const words = 'Please show a picture <b>of the house</b>.';
    expect((await operator.call('POST', `/${hotelId}/refusal`, { words })).statusCode).toBe(200);
    expect((await operator.call('POST', `/${hotelId}/refusal`, { words })).json()).toEqual({ code: 'not_waiting' });
    expect((await operator.call('POST', `/${hotelId}/approval`, {})).json()).toEqual({ code: 'not_waiting' });
    while ((await relayOutbox(engine.deps)) > 0);
    const mail = engine.mails.findLast(({ to }) => to === 'asha@marigold.example');
    expect([mail?.subject, mail?.html.includes('<b>of the house</b>')]).toEqual([
      'Marigold Guest House is not shown yet',
      false,
    ]);
    expect((await asha.asOwner(hotelId, 'GET', 'opening')).json()).toMatchObject({ state: 'draft', refused: words });

    engine.pass(1000);
    await asha.asOwner(hotelId, 'POST', 'opening', {});
    expect((await asha.asOwner(hotelId, 'GET', 'opening')).json<{ refused?: string }>().refused).toBeUndefined();
    expect((await operator.call('POST', `/${hotelId}/approval`, {})).statusCode).toBe(200);
    engine.pass(1000);
    expect((await get(`/api/hotels/${hotelId}`)).statusCode).toBe(200);
    expect((await operator.list('marigold')).hotels.find((one) => one.hotelId === hotelId)?.state).toBe('live');
    const journal = await engine.deps.db
      .selectFrom('journal_line')
      .selectAll()
      .where('hotel_id', '=', hotelId)
      .where('kind', '=', 'operator')
      .orderBy('at')
      .execute();
    expect(journal.map(({ operation, actor_name: name, why }) => [operation, name, why])).toEqual([
      ['refuseOpening', 'ops', words],
      ['openHotel', 'ops', null],
    ]);
    expect((await operator.call('POST', '/999/approval', {})).statusCode).toBe(404);
  });

  it('keeps guests from a hotel at once, and its bookings stand', async () => {
    const stay = await book(engine, { mode: 'at-property' });
    const operator = await operatorOf(engine, operatorMail);
    const site = async () => (await get('/api/site?host=sandalwood.localhost')).json<{ isHeld?: boolean }>().isHeld;
    const listed = async () => (await get('/api/hotels')).body.includes('sandalwood-courtyard');
    const sitemap = async () =>
      engine.deps.db.selectFrom('hotel_page').selectAll().where('hotel_id', '=', 1760).executeTakeFirst();
    expect([await site(), await listed()]).toEqual([undefined, true]);
    const words = 'Pictures of another house';
    expect((await operator.call('POST', '/1760/hold', { words })).statusCode).toBe(200);
    engine.pass(1000);
    expect([await site(), await listed(), await sitemap()]).toEqual([true, false, undefined]);
    const quote = await engine.app.inject({
      method: 'POST',
      url: '/api/quotes',
      payload: {
        hotelId: 1760,
        stay: { kind: 'nights', checkIn: '2026-12-14', checkOut: '2026-12-16' },
        rooms: [{ roomTypeId: 'courtyard-king', ratePlanId: 'flexible', adults: 2, childAges: [], infants: 0 }],
      },
    });
    expect(quote.json()).toEqual({ code: 'hotel_closed' });
    const booking = await engine.app.inject({
      url: `/api/bookings/${stay.bookingId}`,
      headers: { cookie: stay.cookie },
    });
    expect(booking.json()).toMatchObject({ booking: { status: 'confirmed' } });
    // What is published meanwhile is not shown either.
    const owner = await ownerAtDesk(engine);
    const headline = { file: 'words.en.json', path: 'headline', value: 'Rooms around one quiet pool' };
    await owner.call('PUT', 'set-up/draft', { version: 0, changes: [headline] });
    await owner.call('POST', 'set-up/publications', { version: 1 });
    engine.pass(1000);
    expect([await site(), await listed(), await sitemap()]).toEqual([true, false, undefined]);
    expect((await operator.list()).hotels.find(({ hotelId }) => hotelId === 1760)).toMatchObject({
      state: 'held',
      words,
    });
    const cancelled = await guestCalls(engine).post(
      `bookings/${stay.bookingId}/cancellation`,
      { refund: 0 },
      stay.cookie,
    );
    expect(cancelled.statusCode).toBe(200);

    expect((await operator.call('DELETE', '/1760/hold')).statusCode).toBe(200);
    expect((await operator.call('DELETE', '/1760/hold')).statusCode).toBe(404);
    engine.pass(1000);
    expect([await site(), await listed(), (await sitemap())?.hotel_id]).toEqual([undefined, true, 1760]);
    await owner.call('POST', 'set-up/publications/1/revert', {});
    expect((await operator.call('POST', '/999/hold', { words })).statusCode).toBe(404);
  });
});
