import { afterEach, describe, expect, it } from 'vitest';
import { forgetStarted, guestHouse, newcomer } from '../../../../test/onboarding.ts';
import { openEngine } from '../../../../test/open-engine.ts';

// Shows docs/rules.md: People of a hotel (Setting up a hotel).
describe('a house that is set up', () => {
  const engine = openEngine();
  afterEach(() => forgetStarted(engine));

  it('may be in any country, in another currency and another of its time zones', async () => {
    const asha = await newcomer(engine);
    const lists = (await asha.call('GET', '/countries')).json<{ countries: string[]; currencies: string[] }>();
    expect([lists.countries.length, lists.currencies.includes('KES')]).toEqual([249, true]);
    const lodge = { ...guestHouse, country: 'MX', city: 'Tulum', postalCode: '77780', phone: '+52 984 802 5400' };
    const begun = await asha.begin(lodge);
    expect(begun).toMatchObject({
      faults: [],
      proposal: { currency: 'MXN', usualCurrency: 'MXN', timeZone: 'America/Cancun', taxes: [], source: null },
    });
    const rooms = { typed: 'Cabaña, 4, 1 double, 2, 95.50' };
    const draft = await asha.save(begun, { rooms: { ...rooms, currency: 'USD' } });
    expect(draft).toMatchObject({ state: 'draft', proposal: { currency: 'USD', usualCurrency: 'MXN' } });
    const factsNow = async (): Promise<unknown> =>
      (await asha.asOwner(draft.hotelId, 'GET', 'set-up')).json<{ documents: Record<string, unknown> }>().documents[
        'hotel.json'
      ];
    expect(await factsNow()).toMatchObject({ currency: 'USD', timeZone: 'America/Cancun' });
    const terms = { policy: 'moderate', confirmation: 'instant', checkIn: '15:00', checkOut: '11:00' };
    const inZone = (timeZone: string) => ({ terms: { ...terms, hasProposedTaxes: true, timeZone } });
    const later = await asha.save(draft, { ...inZone('America/Mexico_City'), rooms });
    expect(await factsNow()).toMatchObject({ currency: 'MXN', timeZone: 'America/Mexico_City' });
    const elsewhere = await asha.save(later, inZone('Europe/Berlin'));
    expect(elsewhere).toMatchObject({ faults: [], proposal: { timeZone: 'America/Cancun' } });
    const unread = await asha.call('PUT', `/${draft.hotelId}`, {
      version: elsewhere.version,
      language: 'en',
      rooms: { ...rooms, currency: 'XYZ' },
    });
    expect(unread.statusCode).toBe(400);
  });

  it('may be villas that are let one by one, each by its own price; one alone is a home that is let whole', async () => {
    const asha = await newcomer(engine);
    const villas = {
      ...guestHouse,
      name: 'Olive Grove',
      country: 'GR',
      city: 'Chania',
      phone: '+30 28210 55012',
      kind: 'villa',
    };
    const factsAfter = async (start: Awaited<ReturnType<typeof asha.begin>>, typed: string) => {
      const saved = await asha.save(start, { rooms: { typed } });
      const { documents } = (await asha.asOwner(saved.hotelId, 'GET', 'set-up')).json<{
        documents: Record<
          string,
          { rooms?: { id: string; total: number }[]; vacationRental?: boolean; headline?: string }
        >;
      }>();
      const { rooms = [], vacationRental } = documents['hotel.json'] ?? {};
      const headline = documents['words.en.json']?.headline;
      return { saved, facts: { vacationRental, rooms: rooms.map(({ id, total }) => [id, total]), headline } };
    };
    const three = await factsAfter(
      await asha.begin(villas),
      'Villa Olive, 1, 3 double, 6, 240\nVilla Fig, 1, 2 double, 4, 180\nVilla Vine, 1, 1 double, 2, 120',
    );
    expect([three.saved.faults, three.facts]).toEqual([
      [],
      {
        vacationRental: false,
        rooms: [
          ['villa-olive', 1],
          ['villa-fig', 1],
          ['villa-vine', 1],
        ],
        headline: 'Houses in Chania, each all to yourselves.',
      },
    ]);
    const one = await factsAfter(three.saved, 'Villa Olive, 1, 3 double, 6, 240');
    expect(one.facts).toEqual({
      vacationRental: true,
      rooms: [['villa-olive', 1]],
      headline: 'A house in Chania, all to yourselves.',
    });
  });

  it('pays by the class of its kind where the law has classes, and by the one that its owner names', async () => {
    const asha = await newcomer(engine);
    const villas = { ...guestHouse, name: 'Olive Grove', country: 'GR', city: 'Chania', phone: '+30 28210 55012' };
    const feesOf = async (start: Awaited<ReturnType<typeof asha.begin>>) => {
      const { documents } = (await asha.asOwner(start.hotelId, 'GET', 'set-up')).json<{
        documents: Record<string, { taxes?: { tax: number }[] }>;
      }>();
      return documents['hotel.json']?.taxes?.map(({ tax }) => tax);
    };
    const rooms = { typed: 'Villa Olive, 1, 3 double, 6, 240\nVilla Fig, 1, 2 double, 4, 180' };
    const asVillas = await asha.save(await asha.begin({ ...villas, kind: 'villa' }), { rooms });
    expect([asVillas.proposal?.taxClass, asVillas.proposal?.classes?.[0]?.id]).toEqual(['villa', 'villa']);
    expect(await feesOf(asVillas)).toEqual([1500, 400]);
    const terms = { policy: 'moderate', confirmation: 'instant', checkIn: '15:00', checkOut: '11:00' };
    const named = await asha.save(asVillas, { terms: { ...terms, hasProposedTaxes: true, taxClass: 'short-let' } });
    expect(named.proposal?.source?.holds).toContain('a home for short stays');
    expect(await feesOf(named)).toEqual([800, 200]);
    const asHotel = await asha.save(named, { house: villas, terms: { ...terms, hasProposedTaxes: true } });
    expect(asHotel.proposal?.taxClass).toBe('three-stars');
    expect(await feesOf(asHotel)).toEqual([500, 150]);
  });
});
