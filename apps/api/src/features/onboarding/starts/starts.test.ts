import { afterEach, describe, expect, it } from 'vitest';
import { cookiesOf, mailedToken, ownerAtDesk } from '../../../../test/desk.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { startTestEngine, type TestEngine } from '../../../../test/test-engine.ts';
import { relayOutbox } from '../../../jobs/relay-outbox.ts';
import { forgetStarted, guestHouse, newcomer, twelveRooms } from '../../../../test/onboarding.ts';

const ask = (engine: Pick<TestEngine, 'app'>, mail: string) =>
  engine.app.inject({
    method: 'POST',
    url: '/api/staff/starts/links',
    payload: { mail, name: 'Somebody', language: 'en' },
  });

const faultsOf = ({
  faults,
}: {
  readonly faults: readonly { readonly field: string; readonly code: string; readonly line?: number | undefined }[];
}) => faults.map(({ field, code, line }) => [field, code, ...(line === undefined ? [] : [line])].join(' '));

// Shows docs/rules.md: People of a hotel (Setting up a hotel).
describe('setting up a house by oneself', () => {
  const engine = openEngine();
  afterEach(() => forgetStarted(engine));

  it('begins with a mail address, and makes a hotel of a house and its rooms that no guest sees', async () => {
    const asha = await newcomer(engine);
    const begun = await asha.begin();
    expect(begun).toMatchObject({
      state: 'answers',
      slug: 'marigold-guest-house',
      faults: [],
      proposal: {
        currency: 'NPR',
        timeZone: 'Asia/Kathmandu',
        latitude: 27.7172,
        taxes: [
          { id: 'service', kind: 'percentage', amount: 10, isInPrice: true },
          { id: 'vat', amount: 13, isInPrice: true },
        ],
        source: { place: 'Kathmandu', holds: 'as of 2025' },
      },
    });
    const draft = await asha.save(begun, { rooms: { typed: twelveRooms } });
    expect(draft).toMatchObject({ state: 'draft', version: 2, faults: [] });
    const { hotelId } = draft;
    engine.pass(1000);
    const hotel = await engine.deps.hotels.byId(hotelId);
    expect(hotel?.sale).toMatchObject({ isDraft: true, isClosed: true, currency: 'NPR', checkInTime: '13:00' });
    expect(hotel?.sale.rooms.map(({ id, maxPax }) => [id, maxPax])).toEqual([
      ['garden-double', 2],
      ['roof-single', 1],
      ['family-room', 4],
    ]);
    const lines = await asha.asOwner(hotelId, 'GET', 'journal');
    expect(lines.json()).toMatchObject({
      lines: [{ operation: 'saveStart', actorName: 'Asha Gurung', outcome: 'done' }],
    });
    // Reception refunds the dearest night at most, until the owner says otherwise.
    const bounds = await asha.asOwner(hotelId, 'GET', 'bounds');
    expect(bounds.json()).toEqual({ pricePercent: 20, refund: 520_000, currency: 'NPR' });
    const units = await engine.deps.db
      .selectFrom('room_unit')
      .select('unit_id')
      .where('hotel_id', '=', hotelId)
      .execute();
    expect(units).toHaveLength(12);
    const session = await engine.app.inject({ url: '/api/staff/session', headers: { cookie: asha.cookie } });
    expect(session.json()).toMatchObject({ hotels: [{ hotelId, name: guestHouse.name, role: 'owner' }] });
    for (const url of [
      `/api/hotels/${hotelId}`,
      '/api/site?host=latchkey.localhost&slug=marigold-guest-house',
      '/api/site?host=marigold-guest-house.latchkey.localhost',
    ])
      expect([url, (await engine.app.inject({ url })).statusCode]).toEqual([url, 404]);
    const listed = await engine.app.inject({ url: '/api/hotels?limit=50&page=1' });
    expect(listed.body).not.toContain('Marigold');
  });

  it('loses nothing when it is left, and takes up later answers beside what the set-up has changed', async () => {
    const asha = await newcomer(engine);
    const begun = await asha.begin();
    expect((await asha.call('GET', '')).json()).toMatchObject({
      starts: [{ hotelId: begun.hotelId, state: 'answers' }],
    });
    const wrong = await asha.save(begun, { rooms: { typed: 'Garden double, many, 2, 2900' } });
    expect([wrong.state, faultsOf(wrong)]).toEqual(['answers', ['typed count_wrong 1']]);
    expect((await asha.call('GET', `/${begun.hotelId}`)).json()).toMatchObject({
      answers: { rooms: { typed: 'Garden double, many, 2, 2900' } },
    });
    const draft = await asha.save(wrong, { rooms: { typed: twelveRooms } });
    const { hotelId } = draft;
    const headline = { file: 'words.en.json', path: 'headline', value: 'A roof with the hills in it.' };
    await asha.asOwner(hotelId, 'PUT', 'set-up/draft', { version: 0, changes: [headline] });
    expect((await asha.asOwner(hotelId, 'POST', 'set-up/publications', { version: 1 })).statusCode).toBe(200);
    const terms = {
      policy: 'strict',
      confirmation: 'manual',
      checkIn: '14:00',
      checkOut: '11:00',
      hasProposedTaxes: true,
    };
    await asha.save(draft, { terms, house: { ...guestHouse, name: 'Marigold House' } });
    engine.pass(1000);
    const hotel = await engine.deps.hotels.byId(hotelId);
    expect(hotel?.sale).toMatchObject({ confirmation: 'manual', checkInTime: '14:00' });
    expect(hotel?.wordsIn('en').words).toMatchObject({ name: 'Marigold House', headline: headline.value });
    const late = await asha.call('PUT', `/${hotelId}`, { version: 1, language: 'en', rooms: { typed: twelveRooms } });
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'changed']);
  });

  it('tells guests how they pay at the house, as its owner has said, in each of its languages', async () => {
    const asha = await newcomer(engine);
    const terms = { policy: 'moderate', confirmation: 'instant', checkIn: '14:00', checkOut: '11:00' };
    const paysBy = async (start: Awaited<ReturnType<typeof asha.begin>>, more: object) => {
      const saved = await asha.save(start, { language: 'de', terms: { ...terms, hasProposedTaxes: true, ...more } });
      const { documents } = (await asha.asOwner(saved.hotelId, 'GET', 'set-up')).json<{
        documents: Readonly<Record<string, { readonly policies?: readonly { readonly text: string }[] }>>;
      }>();
      const said = ['words.en.json', 'words.de.json'].map((file) => documents[file]?.policies?.at(-1)?.text);
      return { saved, said };
    };
    const draft = await asha.save(await asha.begin(), { language: 'de', rooms: { typed: twelveRooms } });
    const unsaid = await paysBy(draft, {});
    expect(unsaid.said).toEqual(['You pay at the property.', 'Sie zahlen in der Unterkunft.']);
    const two = await paysBy(unsaid.saved, {
      takes: ['bank-transfer', 'cash'],
      wantsOnline: true,
      onlineBy: 'stripe',
    });
    expect(two.said).toEqual([
      'You pay at the property: in cash or by bank transfer.',
      'Sie zahlen in der Unterkunft: bar oder per Überweisung.',
    ]);
    expect(two.saved.answers.terms).toMatchObject({
      takes: ['bank-transfer', 'cash'],
      wantsOnline: true,
      onlineBy: 'stripe',
    });
    // Nobody is paid online until there are keys.
    const { documents } = (await asha.asOwner(draft.hotelId, 'GET', 'set-up')).json<{
      documents: Readonly<Record<string, object>>;
    }>();
    expect(documents['hotel.json']).toMatchObject({ payment: { gateway: 'card-vault', modes: ['at-property'] } });
    const by = { version: two.saved.version, language: 'de' };
    const link = { ...terms, hasProposedTaxes: true, takes: ['link'] };
    expect((await asha.call('PUT', `/${draft.hotelId}`, { ...by, terms: link })).statusCode).toBe(400);
  });

  it('says beside each field what is wrong', async () => {
    const asha = await newcomer(engine);
    const begun = await asha.begin({
      ...guestHouse,
      name: 'Hilton Kathmandu',
      sentence: 'Cheaper at www.other-rooms.com',
      city: 'Jomsom',
      phone: '4700123',
      slug: 'desk',
    });
    expect(faultsOf(begun)).toEqual([
      'name brand',
      'sentence link',
      'latitude place_unknown',
      'phone phone_wrong',
      'slug slug_reserved',
    ]);
    const house = { ...guestHouse, city: 'Jomsom', latitude: 28.78, longitude: 83.72, slug: 'haus-linde' };
    const taken = await asha.save(begun, { house });
    expect(faultsOf(taken)).toEqual(['slug slug_taken']);
    const hostel = await asha.save(taken, {
      house: { ...house, slug: '', kind: 'hostel' },
      rooms: { typed: twelveRooms },
    });
    expect(faultsOf(hostel)).toEqual(['typed bed_or_room 3']);
    const noon = {
      policy: 'flexible',
      confirmation: 'instant',
      checkIn: '09:00',
      checkOut: '11:00',
      hasProposedTaxes: true,
    };
    const met = await asha.save(hostel, { house: { ...house, slug: '' }, terms: noon });
    expect(faultsOf(met)).toEqual(['checkIn times_overlap']);
    const { db } = engine.deps;
    expect(await db.selectFrom('hotel').select('slug').where('hotel_id', '=', met.hotelId).execute()).toEqual([]);
  });

  it('takes a hostel by the bed, a villa whole and rooms by the hour, in every language', async () => {
    const asha = await newcomer(engine);
    const made = async (house: object, typed: string, language: string): Promise<number> => {
      const begun = await asha.begin({ ...guestHouse, ...house });
      const draft = await asha.save(begun, { language, rooms: { typed } });
      expect([draft.state, faultsOf(draft)]).toEqual(['draft', []]);
      engine.pass(60_000);
      return draft.hotelId;
    };
    const hostel = await engine.deps.hotels.byId(
      await made({ kind: 'hostel', name: 'Bunks' }, 'Dorm bed\t24\t1\t1250\nPrivate room\t5\t2\t2900/3500', 'hi'),
    );
    expect(hostel?.sale.rooms[0]).toMatchObject({ id: 'dorm-bed', dormBed: true });
    expect(hostel?.languages).toEqual(['en', 'hi']);
    const villa = await engine.deps.hotels.byId(
      await made({ kind: 'villa', name: 'Villa Nara', country: 'ID', city: 'Ubud' }, 'Villa; 1; 6; 4.500.000', 'de'),
    );
    expect([villa?.readFacts().vacationRental, villa?.readFacts().rooms[0]?.prices['standard']?.priceForPax]).toEqual([
      true,
      [{ pax: 6, price: 4_500_000 }],
    ]);
    const hours = await engine.deps.hotels.byId(
      await made({ kind: 'hours', name: 'نزل المطار', country: 'AE', city: 'دبي' }, 'غرفة, 4, 2, 300, 3 h 120', 'ar'),
    );
    expect(hours?.readFacts().rooms[0]?.prices['standard']?.hourly).toMatchObject([{ hours: 3, price: 12_000 }]);
    expect(hours?.readFacts().slug).toMatch(/^[a-z0-9-]+$/);
  });

  it('tells nobody whether an address is known', async () => {
    await ownerAtDesk(engine);
    const [known, unknown] = [await ask(engine, 'owner@1760.example'), await ask(engine, 'nobody@elsewhere.example')];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(await mailedToken(engine, 'owner@1760.example')).not.toBe('');
  });

  it('is nobody else’s to read or to change, and ends at five', async () => {
    const asha = await newcomer(engine);
    const begun = await asha.begin();
    const ben = await newcomer(engine, 'ben@elsewhere.example');
    expect((await ben.call('GET', `/${begun.hotelId}`)).statusCode).toBe(404);
    const save = { version: 1, language: 'en', house: guestHouse };
    expect((await ben.call('PUT', `/${begun.hotelId}`, save)).statusCode).toBe(404);
    expect((await ben.call('GET', '')).json()).toEqual({ starts: [] });
    for (let at = 0; at < 4; at += 1) await asha.begin();
    expect((await asha.call('POST', '', { language: 'en', house: guestHouse })).json()).toEqual({
      code: 'too_many_starts',
    });
    const asked = await engine.app.inject({ url: '/api/staff/starts' });
    expect([asked.statusCode, cookiesOf(asked)]).toEqual([401, '']);
  });
});

it('makes no hundred of strangers known who ask from one address, and mails them nothing', async () => {
  const engine = await startTestEngine('postgresql', { RATE_LIMITS: 'on', PLAN_MAILS_PER_DAY_FROM_ADDRESS: '10' });
  try {
    for (let at = 0; at < 100; at += 1) await ask(engine, `house${at}@many.example`);
    while ((await relayOutbox(engine.deps)) > 0);
    const persons = await engine.deps.db.selectFrom('person').select('mail').execute();
    const strangers = persons.filter(({ mail }) => mail.endsWith('many.example'));
    expect(strangers.length).toBeLessThanOrEqual(10);
    expect(strangers.length).toBeGreaterThan(0);
    expect(engine.mails.filter(({ to }) => to.endsWith('many.example'))).toHaveLength(strangers.length);
  } finally {
    await engine.close();
  }
});
