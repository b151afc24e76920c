import { beforeEach, describe, expect, it } from 'vitest';
import { ownerAtDesk, type AtDesk } from '../../../../test/desk.ts';
import { restoreFiles } from '../../../../test/edit-hotel.ts';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { quoteFor, selectionOf } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';

const fact = (path: string, value?: unknown) => ({
  file: 'hotel.json',
  path,
  ...(value === undefined ? {} : { value }),
});
const flexible = { flexible: { priceForPax: [{ pax: 2, price: 9000 }] } };

// Shows docs/rules.md: People of a hotel (Seasons and stay rules).
describe('seasons, stay rules and the number of a licence at the desk', () => {
  const engine = openEngine();
  restoreFiles(engine, 1760);
  let owner: AtDesk;
  beforeEach(async () => {
    owner = await ownerAtDesk(engine);
  });

  const version = async (): Promise<number> =>
    (await owner.call('GET', 'set-up')).json<{ draft: { version: number } }>().draft.version;
  const published = async (...changes: object[]): Promise<void> => {
    const saved = await owner.call('PUT', 'set-up/draft', { version: await version(), changes });
    expect([saved.statusCode, saved.body]).toEqual([200, saved.body]);
    const response = await owner.call('POST', 'set-up/publications', { version: await version() });
    expect([response.statusCode, response.body]).toEqual([200, response.body]);
    engine.pass(2500);
    await engine.deps.hotels.byId(1760);
  };
  /** What the rooms of a stay cost, before taxes. */
  const rooms = async (): Promise<number> => (await quoteFor(engine)).bill.roomsTotal;
  const refused = async (): Promise<unknown> => {
    const response = await engine.app.inject({ method: 'POST', url: '/api/quotes', payload: selectionOf({}) });
    return [response.statusCode, response.json<{ code: string }>().code];
  };

  it('guests pay the price of a season that is published, and the one of before once it is gone', async () => {
    const before = await rooms();
    const season = { id: 'fair', name: 'Fair', from: '2026-12-02', to: '2026-12-04', percent: 0 };
    await published(fact('seasons.fair', { ...season, prices: { 'courtyard-king': flexible } }));
    expect(await rooms()).toBe(18_000);
    await published(fact('seasons.fair'));
    expect(await rooms()).toBe(before);
  });

  it('a stay that a rule does not sell is refused, and sold again once the rule is gone', async () => {
    await published(fact('restrictions', [{ id: 'sundays', name: 'Sundays', arrivalDays: ['sun'] }]));
    expect(await refused()).toEqual([422, 'not_for_sale']);
    await published(fact('restrictions', []));
    expect(await rooms()).toBeGreaterThan(0);
  });

  it('a type that is made up of others takes from them', async () => {
    await published(
      fact('rooms.courtyard-king.hourly'),
      fact('rooms.courtyard-king.prices.flexible.hourly'),
      fact('rooms.garden-twin.total', 1),
      fact('rooms.garden-twin.consistsOf', [{ roomTypeId: 'courtyard-king', count: 2 }]),
    );
    const free = async () =>
      (
        await engine.app.inject({
          url: '/api/hotels/1760/availability?checkIn=2026-12-02&checkOut=2026-12-04&adults=2',
        })
      )
        .json<{ rooms: { roomTypeId: string; availableRooms: number }[] }>()
        .rooms.find(({ roomTypeId }) => roomTypeId === 'garden-twin')?.availableRooms;
    expect(await free()).toBe(1);
    await guestCalls(engine).paid({ rooms: 2 });
    expect(await free()).toBe(0);
  });

  it('guests read what is spoken at the reception, in the language of their page', async () => {
    await published(fact('spokenLanguages', ['en', 'hi', 'kn']));
    const lines = async (lang: string): Promise<string | undefined> =>
      (await engine.app.inject({ url: `/api/hotels/1760?lang=${lang}` }))
        .json<{ facilities: string[] }>()
        .facilities.at(-1);
    expect(await lines('en')).toBe('We speak English, Hindi, and Kannada');
    expect(await lines('de')).toBe('Wir sprechen Englisch, Hindi und Kannada');
  });

  it('the number of a licence stands with the address at the foot of each page', async () => {
    const foot = async () =>
      (await engine.app.inject({ url: '/api/site?host=sandalwood.localhost' })).json<{ hotel: { address: string } }>()
        .hotel.address;
    const before = await foot();
    await published(fact('registrationNumber', 'CIN IT052032B5'));
    expect(await foot()).toBe(`${before} · CIN IT052032B5`);
  });
});
