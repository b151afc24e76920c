import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { book } from '../../test/journeys.ts';
import { openEngine } from '../../test/open-engine.ts';
import { runProperty } from './property.ts';

describe('the property at the terminal', () => {
  const engine = openEngine();
  beforeEach(async () => {
    if (!engine.app.server.listening) await engine.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => vi.unstubAllEnvs());

  const type = async (words: string): Promise<{ isDone: boolean; said: string }> => {
    const address = engine.app.server.address();
    vi.stubEnv('API_URL', `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
    const lines: string[] = [];
    return {
      isDone: await runProperty(
        engine.deps.settings,
        words.split(' '),
        (line) => lines.push(line),
        engine.deps.clock(),
      ),
      said: lines.join('\n'),
    };
  };
  const arrivals = async (checkOut: string): Promise<object[]> =>
    (await engine.app.inject({ url: `/api/hotels/1760/availability?checkIn=2026-12-15&checkOut=${checkOut}` }))
      .json<{ rooms: { roomTypeId: string; pricing: object[] }[] }>()
      .rooms.find((room) => room.roomTypeId === 'courtyard-king')?.pricing ?? [];

  it('takes a request', async () => {
    const { bookingId } = await book(engine, { hotelId: 2116, mode: 'at-property' });
    expect((await type('2116 list requested')).said).toContain('Asha Rao');
    expect((await type('sandalwood-palace list')).said).toMatch(
      /^\S+ {2}requested {2}2026-12-02 – 2026-12-04 {2}Asha Rao/,
    );
    expect(await type('nowhere list')).toEqual({ isDone: false, said: 'No hotel is called nowhere.' });
    expect((await type('1760 list')).said).toBe('No bookings.');
    expect(await type(`2116 confirm ${bookingId}`)).toMatchObject({
      isDone: true,
      said: expect.stringContaining('"confirmed"') as string,
    });
    expect(await type(`2116 confirm ${bookingId}`)).toMatchObject({
      isDone: false,
      said: expect.stringContaining('not_requested') as string,
    });
  });

  it('prices a night by the number of guests', async () => {
    expect((await type('1760 set-price courtyard-king flexible 2026-12-15 2026-12-15 1 4000 2 5000')).isDone).toBe(
      true,
    );
    expect((await type('1760 rates 2026-12-15')).said.replaceAll(/\s/g, '')).toContain(
      '"priceForPax":[{"pax":1,"price":4000},{"pax":2,"price":5000}]',
    );
    expect((await type('1760 set-price courtyard-king flexible 2026-12-15 2026-12-15 1 4000 2')).said).toContain(
      'set-price <room type>',
    );
  });

  it('restricts how long guests stay and when they arrive', async () => {
    const before = (await arrivals('2026-12-17')).length;
    const restrict = (words: string): Promise<{ isDone: boolean; said: string }> =>
      type(`1760 restrict courtyard-king 2026-12-15 2026-12-15 ${words}`);
    await restrict('max-stay=1');
    expect([(await arrivals('2026-12-16')).length, (await arrivals('2026-12-17')).length]).toEqual([before, 0]);
    await restrict('max-stay=none');
    await restrict('arrival=closed plan=flexible');
    expect(await arrivals('2026-12-17')).toHaveLength(before - 1);
    await restrict('arrival=open');
    expect(await arrivals('2026-12-17')).toHaveLength(before);
    expect((await restrict('arrival=perhaps')).isDone).toBe(false);
  });

  it('says what is wrong with its words, and how that command alone is used', async () => {
    const said = async (words: string): Promise<string[]> => {
      const { isDone, said: lines } = await type(words);
      expect(isDone, `${words}`).toBe(false);
      return lines.split('\n');
    };
    const usage = (name: string): unknown => expect.stringMatching(new RegExp(`^pnpm api property <hotel> ${name} `));
    expect(await said('1760 restrict courtyard-king 2026-12-15 2026-12-15 arrival=perhaps')).toEqual([
      'arrival cannot be "perhaps".',
      usage('restrict'),
    ]);
    expect(await said('1760 set-price courtyard-king flexible 2026-12-15 2026-12-15 1 4000 2')).toEqual([
      'The price for 2 guests is missing.',
      usage('set-price'),
    ]);
    expect(await said('1760 set-rooms courtyard-king 15.12. 2026-12-15 2')).toEqual([
      '"15.12." is no date such as 2026-12-31.',
      usage('set-rooms'),
    ]);
    expect(await said('1760 cancel BCDF-2345 most')).toEqual(['"most" is no whole number.', usage('cancel')]);
    expect(await said('1760 cancel BCDF-2345 10.50 sorry')).toEqual(['"10.50" is no whole number.', usage('cancel')]);
    expect(await said('1760 refund BCDF-2345')).toEqual(['The amount is missing.', usage('refund')]);
    expect((await said('1760 refund BCDF-2345 100')).join('')).toContain('not_found');
    const everything = await said('1760 expel');
    expect([everything[0], everything.length > 20]).toEqual(['There is no "expel".', true]);
  });

  it('refuses words that it would drop', async () => {
    const { bookingId } = await book(engine, { hotelId: 2116 });
    for (const words of [
      `show ${bookingId} now`,
      `no-show ${bookingId} again`,
      'keys all',
      'rates 2026-12-15 2026-12-16 x',
    ])
      expect((await type(`2116 ${words}`)).said, `${words}`).toContain('It has no use for');
  });

  it('hands words on to the guest, with a confirmation, a refusal and a cancellation', async () => {
    const words = async (line: (bookingId: string) => string): Promise<string | undefined> => {
      const { bookingId } = await book(engine, { hotelId: 2116 });
      await type(line(bookingId));
      const { said } = await type(`2116 show ${bookingId}`);
      return (JSON.parse(said.slice(said.indexOf('{'))) as { propertyWords?: string }).propertyWords;
    };
    expect(await words((id) => `2116 confirm ${id} You are welcome`)).toBe('You are welcome');
    expect(await words((id) => `2116 reject ${id} We are away`)).toBe('We are away');
    expect(await words((id) => `2116 cancel ${id} all The roof leaks`)).toBe('The roof leaks');
    expect(await words((id) => `2116 confirm ${id}`)).toBeUndefined();
  });

  it('lengthens a stay as quoted', async () => {
    const { bookingId } = await book(engine, { mode: 'at-property' });
    const asked = (await type(`1760 quote-change ${bookingId} 2026-12-02 2026-12-05`)).said;
    const { quoteToken, newTotal, oldTotal } = JSON.parse(asked.slice(asked.indexOf('{'))) as Record<string, string>;
    expect(Number(newTotal)).toBeGreaterThan(Number(oldTotal));
    expect((await type(`1760 change ${bookingId} ${quoteToken}`)).isDone).toBe(true);
    expect((await type('1760 list')).said).toContain('2026-12-02 – 2026-12-05');
    expect((await type(`1760 quote-change ${bookingId} 2026-12-02`)).said).toContain('from and to are missing');
  });

  it('lists by arrival, departure and who is in house, and goes on where it ended', async () => {
    await book(engine, { mode: 'at-property' });
    engine.pass(1000);
    await book(engine, { mode: 'at-property', checkIn: '2026-12-06', checkOut: '2026-12-08' });
    const lines = async (words: string): Promise<string[]> => (await type(`1760 list ${words}`)).said.split('\n');
    expect(await lines('departing=2026-12-04')).toEqual([expect.stringContaining('2026-12-02 – 2026-12-04')]);
    expect(await lines('in-house=2026-12-07')).toEqual([expect.stringContaining('2026-12-06 – 2026-12-08')]);
    expect(await lines('confirmed from=2026-12-05 to=2026-12-31')).toHaveLength(1);
    const [latest, more = ''] = await lines('limit=1');
    expect([latest, more]).toEqual([expect.stringContaining('2026-12-06'), expect.stringMatching(/^More: cursor=/)]);
    expect(await lines(`limit=1 ${more.replace('More: ', '')}`)).toEqual([expect.stringContaining('2026-12-02')]);
    expect((await lines('after=0')).at(-1)).toMatch(/^More: after=\d+$/);
    expect((await type('1760 list from=tomorrow')).said).toContain('from cannot be "tomorrow".');
  });

  it('lists what is set by hand and gives it back; a price keeps those for other guests', async () => {
    await type('1760 set-price courtyard-king flexible 2026-12-15 2026-12-16 2 5000');
    await type('1760 restrict courtyard-king 2026-12-15 2026-12-15 min-stay=2 plan=flexible');
    expect((await type('1760 overrides')).said.split('\n')).toEqual([
      '2026-12-15 – 2026-12-15  courtyard-king  flexible  minStay 2  by the files 1',
      '2026-12-15 – 2026-12-16  courtyard-king  flexible  priceForPax 1: 4200, 2: 5000  by the files 1: 4200, 2: 4800',
    ]);
    expect((await type('1760 set-price courtyard-king flexible 2026-12-15 2026-12-15 2 50')).said).toContain(
      'price_jump',
    );
    expect((await type('1760 clear courtyard-king 2026-12-15 2026-12-16 plan=flexible priceForPax')).isDone).toBe(true);
    expect((await type('1760 overrides 2026-12-01 2026-12-31')).said).toContain('minStay');
    expect((await type('1760 clear courtyard-king 2026-12-15 2026-12-16')).isDone).toBe(true);
    expect((await type('1760 overrides')).said).toBe('Nothing is set by hand.');
  });

  it('has keys made, listed, changed over and revoked', async () => {
    const made = (await type('1760 add-key Channel manager 30')).said;
    const [key = '', , line = ''] = made.split('\n');
    expect(key).toMatch(/^1760\.[a-z2-7]{8}\.\S{43}$/);
    expect(line).toContain(
      'live  Channel manager  made 2026-11-23 by Latchkey  until 2026-12-23 06:00 UTC  never used',
    );
    const keyId = key.split('.')[1] ?? '';
    expect((await type(`1760 rotate-key ${keyId} New one 2`)).said).toContain('live  New one');
    expect((await type('1760 keys')).said.split('\n')).toHaveLength(2);
    expect(await type(`1760 revoke-key ${keyId}`)).toMatchObject({
      isDone: true,
      said: expect.stringContaining('revoked') as string,
    });
    expect((await type('1760 revoke-key aaaaaaaa')).said).toContain('not_found');
    expect((await type('1760 add-key')).said).toContain('add-key <name> [days]');
  });

  it('is told where nothing of ours answers', async () => {
    vi.stubEnv('API_URL', 'http://127.0.0.1:1');
    const said: string[] = [];
    expect(
      await runProperty(engine.deps.settings, ['2116', 'list'], (line) => said.push(line), engine.deps.clock()),
    ).toBe(false);
    expect(said.join()).toContain('API_URL');
  });
});
