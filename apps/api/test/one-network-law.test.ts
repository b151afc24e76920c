import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownerAtDesk } from './desk.ts';
import { guestCalls } from './guest-calls.ts';
import { openEngine } from './open-engine.ts';
import { strangersAt } from './strangers.ts';

const source = join(import.meta.dirname, '..', 'src');

/** Every file that reads whom a request comes from, and what is counted by it. */
const readers: Readonly<Record<string, string>> = {
  'features/guest-relations/availability-alerts/availability-alerts.routes.ts': 'mails to visitors',
  'features/guest-relations/forms/forms.routes.ts': 'mails to visitors',
  'features/guest-relations/itineraries/itineraries.routes.ts': 'mails to visitors, calls of the text model',
  'features/messaging/lookups/booking-codes.routes.ts': 'codes',
  'features/messaging/lookups/lookups.routes.ts': 'codes',
  'features/payments/orders/payment-orders.routes.ts': 'rooms without payment',
  'features/identity/sign-in/sign-in.routes.ts': 'links and recovery codes',
  'features/property/changes/changes.routes.ts': 'lines by which desks follow',
  'features/reservations/booking-page/bookings.routes.ts': 'rooms without payment',
  'features/reservations/modifications/modifications.routes.ts': 'rooms without payment',
  'features/onboarding/starts/starts.routes.ts': 'mails to visitors',
  'http/origins-own.ts': 'calls, as the origin’s own',
  'http/rate-limits.ts': 'calls',
};

/** As a machine's system, a balancer, or a translation between IPv4 and IPv6 writes them; the last is a neighbour's. */
const networks: Readonly<Record<string, { readonly own: readonly string[]; readonly other: string }>> = {
  'an IPv4 address': {
    own: ['198.51.100.7', '::ffff:198.51.100.7', '::FFFF:c633:6407', '198.51.100.7:4711', '64:ff9b::198.51.100.7'],
    other: '::ffff:198.51.100.8',
  },
  'an IPv6 network': {
    own: [
      '2001:db8:1:2::1',
      '2001:0DB8:1:2:ffff::9',
      '2001:db8:1:2::7%eth0',
      '[2001:db8:1:2::8]:4711',
      '2001:db8:1:2::a',
    ],
    other: '2001:db8:1:3::1',
  },
};

it('nothing else reads whom a request comes from', async () => {
  const files = (await readdir(source, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test'),
  );
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(join(source, file), 'utf8')] as const),
  );
  const found = texts.filter(([, text]) => /\brequest\.ip\b|\{ ip\b|remoteAddress/.test(text)).map(([file]) => file);
  // Whose word is believed is asked of the connection itself.
  expect(found.toSorted()).toEqual([...Object.keys(readers), 'http/trace-engine.ts'].toSorted());
});

describe.each(Object.entries(networks))('however it is spelt, %s', (_, { own, other }) => {
  const engine = openEngine('postgresql', {
    RATE_LIMITS: 'on',
    RATE_LIMIT_READS_PER_MINUTE: '4',
    LOOKUP_CODES_PER_HOUR: '4',
    PLAN_MAILS_PER_DAY_FROM_ADDRESS: '4',
    OPEN_HOLDS_PER_ADDRESS: '4',
  });
  const { relay } = guestCalls(engine);
  const [spends, fifth] = [own.slice(0, 4), own[4] ?? ''];
  const post = (url: string, payload: object, address: string) =>
    engine.app.inject({
      method: 'POST',
      url,
      headers: { 'x-forwarded-for': address, 'idempotency-key': randomUUID() },
      payload,
    });
  const inTurn = async <T>(
    addresses: readonly string[],
    ask: (address: string, at: number) => Promise<T>,
  ): Promise<T[]> => {
    const answers: T[] = [];
    for (const [at, address] of addresses.entries()) answers.push(await ask(address, at));
    return answers;
  };

  it('has one count of calls', async () => {
    const read = async (address: string): Promise<number> =>
      (await engine.app.inject({ url: '/api/hotels/1760', headers: { 'x-forwarded-for': address } })).statusCode;
    expect(await inTurn([...spends, fifth, other], read)).toEqual([200, 200, 200, 200, 429, 200]);
  });

  it('has one count of mails to visitors', async () => {
    const plan = (address: string, at: number) =>
      post(
        '/api/itineraries',
        { hotelId: 1760, days: 1, purpose: 'food', language: 'en', email: `v${at}@example.com` },
        address,
      );
    await inTurn([...spends, fifth], plan);
    await relay();
    expect(engine.mails).toHaveLength(4);
    await plan(other, 9);
    await relay();
    expect(engine.mails).toHaveLength(5);
  });

  it('has one count of rooms without payment', async () => {
    const { ask } = strangersAt(() => engine);
    const stays = await inTurn([...spends, fifth, other], (address) => ask({ address }));
    expect(stays.map(({ status }) => status)).toEqual([201, 201, 201, 201, 409, 201]);
  });

  it('has one count of links and of wrong recovery codes for a person', async () => {
    await ownerAtDesk(engine);
    const mailbox = 'owner@1760.example';
    const recover = async (address: string): Promise<string> =>
      (await post('/api/staff/recovery', { mail: mailbox, code: 'aaaaa-aaaaa' }, address)).json<{ code: string }>()
        .code;
    const codes = await inTurn([...own, own[0] ?? '', other], recover);
    expect(codes).toEqual([...own.map(() => 'code_wrong'), 'too_many_tries', 'code_wrong']);
    const before = engine.mails.length;
    await inTurn([...own, own[0] ?? ''], (address) => post('/api/staff/links', { mail: mailbox }, address));
    await relay();
    const ofNetwork = engine.mails.length - before;
    await post('/api/staff/links', { mail: mailbox }, other);
    await relay();
    expect([ofNetwork, engine.mails.length - before]).toEqual([4, 5]);
  });
});
