import { afterEach, describe, expect, it } from 'vitest';
import { operatorHeaders } from '../../../../test/desk.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { forgetStarted, newcomer, twelveRooms } from '../../../../test/onboarding.ts';

interface Rule {
  readonly name: string;
  readonly text: string;
}
interface Seen {
  readonly rules: readonly Rule[];
  readonly policies?: readonly Rule[];
  readonly headline?: string;
  readonly description?: string;
  readonly address?: string;
  readonly directions?: string;
  readonly rooms?: Readonly<Record<string, { readonly sentence?: string }>>;
}
interface SetUp {
  readonly draft: { readonly version: number };
  readonly documents: Readonly<Record<string, Seen>>;
  readonly differences: readonly { readonly file: string; readonly path: string }[];
  readonly findings: readonly { readonly path: string; readonly kind: string; readonly rank: string }[];
}

const fact = (path: string, value: unknown) => ({ file: 'hotel.json', path, value });
const english = (path: string, value: unknown) => ({ ...fact(path, value), file: 'words.en.json' });
const terms = {
  policy: 'moderate',
  confirmation: 'instant',
  checkIn: '14:00',
  checkOut: '11:00',
  hasProposedTaxes: true,
  takes: ['cash'],
} as const;

// Shows docs/rules.md: People of a hotel (Words that follow).
describe('words that follow facts', () => {
  const engine = openEngine();
  afterEach(() => forgetStarted(engine));

  /** A house that guests see, and what its owner does at the desk. */
  async function opened() {
    const asha = await newcomer(engine);
    const begun = await asha.save(await asha.begin(), { language: 'de', rooms: { typed: twelveRooms } });
    const { hotelId } = await asha.save(begun, { language: 'de', terms });
    await asha.asOwner(hotelId, 'POST', 'opening', {});
    const headers = operatorHeaders(engine, hotelId);
    await engine.app.inject({ method: 'POST', url: '/api/property/opening', headers, payload: {} });
    engine.pass(2500);
    const look = async () => (await asha.asOwner(hotelId, 'GET', 'set-up')).json<SetUp>();
    const save = async (...changes: object[]) =>
      asha.asOwner(hotelId, 'PUT', 'set-up/draft', { version: (await look()).draft.version, changes });
    const publish = async (more: object = {}) => {
      const version = (await look()).draft.version;
      const published = await asha.asOwner(hotelId, 'POST', 'set-up/publications', { version, ...more });
      engine.pass(2500);
      return published;
    };
    const seen = async (language = 'en') =>
      (await engine.app.inject({ url: `/api/hotels/${hotelId}?lang=${language}` })).json<Seen>();
    return { asha, hotelId, look, save, publish, seen };
  }
  const ruleOf = ({ rules }: Seen) => rules[0]?.text;

  it('are in the draft, beside its other differences, and with guests once it is published', async () => {
    const { look, save, publish, seen } = await opened();
    expect(ruleOf(await seen())).toBe('from 14:00');
    await save(fact('checkInTime', '15:00'));
    await save(fact('checkInTime', '16:30'), fact('rooms.garden-double.maxPax', 1));
    const { documents, differences } = await look();
    expect([documents['words.en.json'], documents['words.de.json']].map((words) => words && ruleOf(words))).toEqual([
      'from 16:30',
      'ab 16:30',
    ]);
    expect(differences.map(({ file, path }) => `${file} ${path}`).toSorted()).toEqual([
      'hotel.json checkInTime',
      'hotel.json rooms.garden-double.maxPax',
      'words.de.json rooms.garden-double.sentence',
      'words.de.json rules.0.text',
      'words.en.json rooms.garden-double.sentence',
      'words.en.json rules.0.text',
    ]);
    expect((await publish()).statusCode).toBe(200);
    expect(ruleOf(await seen())).toBe('from 16:30');
    expect(ruleOf(await seen('de'))).toBe('ab 16:30');
    const said = JSON.stringify(await seen());
    expect(said).toContain('For up to 1 guest.');
    expect(said).not.toContain('generated');
  });

  it('stay as a person has written them', async () => {
    const { look, save, publish, seen } = await opened();
    await save(fact('checkInTime', '15:00'), english('rules.0.text', 'from 15:00, earlier if you ask'));
    expect((await look()).differences.map(({ path }) => path)).not.toContain('generated.checkIn');
    await publish();
    await save(fact('checkInTime', '16:00'));
    await publish();
    expect([ruleOf(await seen()), ruleOf(await seen('de'))]).toEqual(['from 15:00, earlier if you ask', 'ab 16:00']);
  });

  it('go back with the fact', async () => {
    const { look, save } = await opened();
    await save(fact('checkInTime', '15:00'));
    await save(fact('checkInTime', '14:00'));
    expect((await look()).differences).toEqual([]);
  });

  it('name the house and the place that it is in', async () => {
    const { look, save, publish, seen } = await opened();
    await save(english('city', 'Porto'), english('name', 'Casa $& {city}'), fact('postalCode', '4000-010'));
    const words = (await look()).documents['words.en.json'];
    expect(words?.headline).toContain('Porto');
    expect(words?.address).toContain('4000-010 Porto');
    expect(words?.directions).toContain('4000-010 Porto');
    expect(words?.description).toContain('Casa $& {city}');
    await publish();
    expect(JSON.stringify(await seen())).toContain('4000-010 Porto');
  });

  it('follow again once a person empties what was written instead, and in a new room', async () => {
    const { look, save } = await opened();
    await save(english('rules.0.text', 'from two'));
    await save(fact('checkInTime', '17:00'), english('rules.0.text', ''));
    const king = { id: 'king', total: 1, images: [], beds: [], maxPax: 2, maxBeds: 1, prices: {} };
    await save(fact('rooms.king', king), english('rooms.king', { name: 'King', amenities: [] }));
    await save(fact('rooms.king.maxPax', 3));
    const words = (await look()).documents['words.en.json'];
    expect(words && ruleOf(words)).toBe('from 17:00');
    expect(words?.rooms?.['king']?.sentence).toBe('For up to 3 guests.');
  });

  it('are compared where a person has written them', async () => {
    const { look, save } = await opened();
    await save(
      english('rules.0.text', 'from 3 pm'),
      english('rooms.garden-double.sentence', 'For up to 9 guests.'),
      english('policies.0.text', 'Please pay online when you book.'),
    );
    const { findings } = await look();
    const found = findings.filter(({ kind }) => kind === 'words_differ' || kind === 'payment_differs');
    expect(found.map(({ path, kind, rank }) => `${path} ${kind} ${rank}`).toSorted()).toEqual([
      'policies.0 payment_differs should',
      'rooms.garden-double.sentence words_differ should',
      'rules.0 words_differ should',
    ]);
  });

  it('say how guests pay', async () => {
    const { look, save } = await opened();
    const said = async () => (await look()).documents['words.en.json']?.policies?.[0]?.text;
    expect(await said()).toBe('You pay at the property: in cash.');
    await save(fact('payment.atProperty', ['cash', 'card-terminal']));
    expect(await said()).toBe('You pay at the property: in cash or by card.');
    await save(
      fact('payment.modes', ['online', 'at-property']),
      fact('payment.gateway', 'stripe'),
      fact('payment.vendor', 'own'),
      fact('payment.superVendor', null),
      fact('ratePlans.standard.payment', ['full', 'at-property']),
    );
    expect(await said()).toBe('You pay online, or at the property in cash or by card.');
  });
});
