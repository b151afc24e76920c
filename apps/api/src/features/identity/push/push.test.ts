import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  colleagueAtDesk,
  cookiesOf,
  mailedToken,
  operatorHeaders,
  ownerAtDesk,
  signIn,
  type AtDesk,
} from '../../../../test/desk.ts';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { book } from '../../../../test/journeys.ts';
import { startTestEngine, type TestEngine } from '../../../../test/test-engine.ts';
import { relayOutbox } from '../../../jobs/relay-outbox.ts';

interface Devices {
  readonly publicKey: string | null;
  readonly devices: readonly { readonly deviceId: string; readonly isThisOne: boolean }[];
}

// Shows docs/rules.md: People of a hotel (Pushed news).
describe('news that is pushed to browsers', () => {
  let engine: TestEngine;
  const heard: { readonly path: string; readonly headers: Readonly<Record<string, unknown>> }[] = [];
  let status = 201;
  const service = createServer((request, response) => {
    request.resume().on('end', () => {
      heard.push({ path: request.url ?? '', headers: request.headers });
      response.writeHead(status).end();
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve));
    engine = await startTestEngine('postgresql', { PUSH_SANDBOX_URL: origin() });
  });
  afterAll(async () => {
    await engine.close();
    service.close();
  });
  beforeEach(async () => {
    await engine.reset();
    heard.length = 0;
    status = 201;
  });

  const origin = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const browser = (path: string, more: object = {}) => {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    return {
      endpoint: `${origin()}/${path}`,
      expirationTime: null,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
      ...more,
    };
  };
  const relayed = async (): Promise<string[]> => {
    while ((await relayOutbox(engine.deps)) > 0);
    return heard.map(({ path }) => path);
  };
  const subscribe = async (person: AtDesk, path: string, hotelId?: number): Promise<Devices> => {
    const response = await person.call('PUT', 'push-devices', browser(path), hotelId);
    expect([response.statusCode, response.body.includes(origin())]).toEqual([200, false]);
    return response.json<Devices>();
  };
  const count = async () => (await engine.deps.db.selectFrom('push_device').select('endpoint').execute()).length;

  it('go to each browser once: a booking, what a guest asks and writes, a cancellation, a question', async () => {
    const owner = await ownerAtDesk(engine);
    const colleague = await colleagueAtDesk(engine, owner, 'reception');
    const kept = await subscribe(owner, 'owner');
    expect(kept.devices).toMatchObject([{ isThisOne: true }]);
    expect(kept.publicKey).toBe(engine.deps.settings.push?.publicKey);
    await subscribe(colleague, 'colleague');
    const guests = guestCalls(engine);
    const stay = await book(engine, { mode: 'at-property' });
    expect((await relayed()).toSorted()).toEqual(['/colleague', '/owner']);
    expect(heard[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '43200', urgency: 'high' });
    expect(await relayed()).toHaveLength(2);
    await guests.post(`bookings/${stay.bookingId}/messages`, { text: 'May a dog come?' }, stay.cookie);
    expect(await relayed()).toHaveLength(4);
    await guests.post(`bookings/${stay.bookingId}/requests`, { kind: 'departure', time: '14:00' }, stay.cookie);
    expect(await relayed()).toHaveLength(6);
    await guests.post(`bookings/${stay.bookingId}/cancellation`, { refund: 0 }, stay.cookie);
    expect(await relayed()).toHaveLength(8);
    await guests.post('questions', { hotelId: 1760, question: 'Is there a lift?', email: 'a@example.com' });
    expect(await relayed()).toHaveLength(10);
    const topics = heard.map(({ headers }) => String(headers['topic']));
    expect(new Set(topics).size).toBe(2);
    expect(topics.join()).not.toContain(stay.bookingId);
  });

  it('nothing of another hotel, and nothing of a colleague’s browser', async () => {
    const owner = await ownerAtDesk(engine);
    const jaipur = await ownerAtDesk(engine, 2116);
    const { devices } = await subscribe(owner, 'owner');
    await subscribe(jaipur, 'jaipur');
    expect((await jaipur.call('GET', 'push-devices')).json<Devices>().devices).toHaveLength(1);
    const [{ deviceId } = { deviceId: '' }] = devices;
    expect((await jaipur.call('DELETE', `push-devices/${deviceId}`)).statusCode).toBe(404);
    expect((await jaipur.call('PUT', 'push-devices', browser('elsewhere'), 1760)).statusCode).toBe(403);
    await book(engine, { mode: 'at-property' });
    expect(await relayed()).toEqual(['/owner']);
  });

  it('one subscription of a session, however often it is made; ended once', async () => {
    const owner = await ownerAtDesk(engine);
    await Promise.all([subscribe(owner, 'first'), subscribe(owner, 'second')]);
    const { devices } = await subscribe(owner, 'third');
    expect([devices.length, await count()]).toEqual([1, 1]);
    const end = () => owner.call('DELETE', `push-devices/${devices[0]?.deviceId ?? ''}`);
    expect([(await end()).statusCode, (await end()).statusCode]).toEqual([200, 404]);
    await book(engine, { mode: 'at-property' });
    expect(await relayed()).toEqual([]);
  });

  it('ends as the session does, as work at the hotel does, and goes on where the person signs in again', async () => {
    const owner = await ownerAtDesk(engine);
    const colleague = await colleagueAtDesk(engine, owner, 'reception');
    await subscribe(owner, 'owner');
    await subscribe(colleague, 'colleague');
    const made = await engine.app.inject({
      method: 'POST',
      url: `/api/property/people/${colleague.personId}/links`,
      headers: operatorHeaders(engine, 1760),
    });
    const token = made.json<{ url: string }>().url.split('token=')[1] ?? '';
    const again = await signIn(engine, token, colleague.cookie);
    expect(again.statusCode).toBe(200);
    expect(await count()).toBe(2);
    const headers = { cookie: cookiesOf(again), 'latchkey-hotel': '1760' };
    const listed = await engine.app.inject({ url: '/api/property/push-devices', headers });
    expect(listed.json<Devices>().devices).toMatchObject([{ isThisOne: true }]);
    await engine.app.inject({ method: 'DELETE', url: '/api/staff/session', headers });
    expect(await count()).toBe(1);
    const another = await colleagueAtDesk(engine, owner, 'manager');
    await subscribe(another, 'another');
    expect((await owner.call('DELETE', `people/${another.personId}`)).statusCode).toBe(200);
    expect(await count()).toBe(1);
    await engine.deps.db.deleteFrom('staff_session').execute();
    expect(await mailedToken(engine, 'nobody@example.com')).toBe('');
  });

  it('is one person’s in a browser: of whoever wants it there, whatever hotel the one before worked at', async () => {
    const [owner, jaipur] = [await ownerAtDesk(engine), await ownerAtDesk(engine, 2116)];
    await subscribe(owner, 'shared');
    await subscribe(owner, 'shared');
    await subscribe(jaipur, 'shared');
    expect(await count()).toBe(1);
    await book(engine, { mode: 'at-property' });
    expect(await relayed()).toEqual([]);
    expect((await owner.call('GET', 'push-devices')).json<Devices>().devices).toEqual([]);
  });

  it('is nobody’s who may not see bookings any more', async () => {
    const owner = await ownerAtDesk(engine);
    const colleague = await colleagueAtDesk(engine, owner, 'reception');
    await subscribe(colleague, 'colleague');
    await owner.call('PUT', `people/${colleague.personId}`, { role: 'housekeeping' });
    await book(engine, { mode: 'at-property' });
    expect(await relayed()).toEqual([]);
    expect((await colleague.call('PUT', 'push-devices', browser('again'))).statusCode).toBe(403);
  });

  it.each([404, 410])('forgets a browser of which its service says %i', async (gone) => {
    const owner = await ownerAtDesk(engine);
    await subscribe(owner, 'gone');
    status = gone;
    await book(engine, { mode: 'at-property' });
    expect(await relayed()).toEqual(['/gone']);
    expect(await count()).toBe(0);
  });

  it('is tried again where the service takes nothing now, until it is news no more', async () => {
    const owner = await ownerAtDesk(engine);
    await subscribe(owner, 'busy');
    status = 503;
    await book(engine, { mode: 'at-property' });
    expect(await relayed()).toHaveLength(1);
    engine.pass(60_000);
    expect(await relayed()).toHaveLength(2);
    engine.pass(13 * 3_600_000);
    status = 201;
    expect(await relayed()).toHaveLength(2);
  });

  it.each([
    ['http://169.254.169.254/latest/meta-data'],
    ['https://169.254.169.254/a'],
    ['https://127.0.0.1/a'],
    ['https://[::1]/a'],
    ['https://fcm.googleapis.com:8443/a'],
    ['https://user:word@fcm.googleapis.com/a'],
    ['https://fcm.googleapis.com.evil.example/a'],
    ['https://evilpush.apple.com/a'],
    ['http://fcm.googleapis.com/a'],
    ['file:///etc/passwd'],
    ['<script>alert(1)</script>'],
    [''],
  ])('is never sent to %s', async (endpoint) => {
    const owner = await ownerAtDesk(engine);
    const response = await owner.call('PUT', 'push-devices', browser('a', { endpoint }));
    expect([response.statusCode, response.json()]).toEqual([422, { code: 'push_refused' }]);
    expect(await count()).toBe(0);
  });

  it('wants keys that can be encrypted for', async () => {
    const owner = await ownerAtDesk(engine);
    const off = `B${'A'.repeat(86)}`;
    for (const keys of [
      { p256dh: off, auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
      { p256dh: 'AAAA', auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
      { ...browser('a').keys, auth: 'AAAA' },
    ])
      expect((await owner.call('PUT', 'push-devices', browser('a', { keys }))).statusCode).toBe(422);
    const whole = await owner.call('PUT', 'push-devices', browser('a', { endpoint: 'https://web.push.apple.com/QGu' }));
    expect(whole.statusCode).toBe(200);
  });

  it('keeps ten browsers of a person, the newest', async () => {
    const owner = await ownerAtDesk(engine);
    for (let one = 0; one < 30; one += 1)
      await engine.deps.db
        .insertInto('push_device')
        .values({
          hotel_id: 1760,
          person_id: owner.personId,
          session_id: `s${one}`,
          device: 'Firefox, Linux',
          endpoint: `${origin()}/${one}`,
          p256dh: '',
          auth: '',
          created_at: new Date(engine.deps.clock().getTime() - 1000),
          expires_at: engine.deps.clock(),
        })
        .execute();
    expect((await subscribe(owner, 'newest')).devices.map(({ isThisOne }) => isThisOne).at(-1)).toBe(true);
    expect(await count()).toBe(10);
  });
});

it('has no button and no sender where no keys are set', async () => {
  const engine = await startTestEngine('postgresql');
  const deps = { ...engine.deps, settings: { ...engine.deps.settings, push: null } };
  await expect(
    (await import('./push-news.ts')).pushNews(deps, 1760, { kind: 'booked', bookingId: null, key: 'a' }),
  ).resolves.toBeUndefined();
  await engine.close();
});
