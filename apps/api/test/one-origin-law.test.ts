import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hotelFacts, type HotelFacts } from '@latchkey/hotel-document/facts';
import { hotelWords, type HotelWords } from '@latchkey/hotel-document/words';
import { relayOutbox } from '../src/jobs/relay-outbox.ts';
import { editHotel } from './edit-hotel.ts';
import { hostilePlaces, madeHostile, mark, markedIn } from './hostile-hotel.ts';
import { book } from './journeys.ts';
import { openEngine } from './open-engine.ts';

/** What the hotel of the tests leaves out, so that something of an attacker's can stand there too. */
const alsoSaid = (facts: HotelFacts): object => ({
  ...facts,
  meant: ['images'],
  hosts: ['sandalwood.hotels.test', 'sandalwood.latchkey.test'],
  postalCode: '560001',
  registrationNumber: 'Licence 1',
  seasons: facts.seasons.map((season) => ({ ...season, name: 'A season' })),
  restrictions: [{ id: 'weekends', name: 'Weekends', minStay: 1 }],
  videoCallUrl: null,
  chatUrl: null,
  theme: { ...facts.theme, display: null },
  payment: {
    ...facts.payment,
    others: [{ gateway: 'card-vault', vendor: null, superVendor: null, serves: { countries: ['DE'] } }],
  },
  videos: [{ id: 'court', url: 'https://films.example/court.webm', poster: facts.images[0] }],
  posts: [{ id: 'snow', url: 'https://posts.example/1' }],
  measuring: {
    consent: 'not-needed',
    analytics: { token: 't', recording: true },
    pixel: null,
    tagManager: null,
    siteTag: null,
  },
});
const clauses = [{ name: 'A clause', text: 'Its text.' }];
const alsoWorded = (words: HotelWords): object => ({
  ...words,
  street: '1 Lavelle Road',
  destination: 'Bengaluru',
  closed: 'Until spring.',
  legal: { privacy: clauses, terms: clauses, imprint: clauses },
  fees: { cleaning: 'Cleaning' },
  taxes: { gst: 'GST' },
  taxExemptions: { diplomat: 'We are diplomats.' },
  promotions: { early: 'Early bird' },
  packages: { landed: { name: 'Landed', text: 'A car brings you.' } },
  videos: { court: 'The court' },
  posts: { snow: 'First snow' },
});

/** Where nothing of the kind is taken: names of the world's own lists, and ids of what the hotel itself has. */
const takenNowhere = new Set([
  'timeZone',
  'countryCode',
  'payment.others.*.serves.countries.*',
  'payment.others.*.serves.exceptCountries.*',
  'taxes.*.roomTypeIds.*',
  'taxes.*.ratePlanIds.*',
  'taxes.*.exemptIf.*',
  'taxes.*.addonIds.*',
  'taxes.*.feeIds.*',
  'promotions.*.roomTypeIds.*',
  'promotions.*.ratePlanIds.*',
]);

/** What of a hotel's a site says, and what pages make of it. Nothing of it is fetched, framed or run. */
const saidOnEveryHost: Readonly<
  Record<string, 'text' | 'link' | 'name of ours' | 'account' | 'number of a collector'>
> = {
  name: 'text',
  'hotel.name': 'text',
  'hotel.locality': 'text',
  'hotel.city': 'text',
  'hotel.address': 'text',
  'hotel.postalAddress.streetAddress': 'text',
  'hotel.postalAddress.addressLocality': 'text',
  'hotel.postalAddress.addressRegion': 'text',
  'hotel.postalAddress.postalCode': 'text',
  'hotel.phone': 'text',
  'hotel.videoCallUrl': 'link',
  'hotel.closed.says': 'text',
  'hotel.payment.vendor': 'account',
  'hotel.payment.superVendor': 'account',
  // The engine keeps the theme's font by a name of our list: pages know no other (`themeCss`).
  'theme.display': 'name of ours',
  'measuring.analytics.token': 'number of a collector',
  'measuring.place.city': 'text',
  'measuring.place.region': 'text',
  'measuring.place.country': 'text',
};

/** Of the answers about a hotel: the keys in which an address of its own choice stands. Pages make links of them; of films by host. */
const addressesOf: readonly string[] = ['chatUrl', 'videoCallUrl', 'posts.*.url', 'videos.*.url'];

// Shows docs/rules.md: Measuring (Whose host).
describe('whatever a hotel chooses', () => {
  const engine = openEngine();
  let placed: ReadonlySet<string>;
  let restore: () => Promise<void>;
  beforeEach(async () => {
    restore = await editHotel(engine, 1760, (files) => {
      const [said, worded] = [hotelFacts.parse(alsoSaid(files.facts)), alsoWorded(files.words['en'] as HotelWords)];
      const hostile = madeHostile(said, hostilePlaces(hotelFacts), (one) => hotelFacts.safeParse(one).success);
      const inWords = madeHostile(
        hotelWords.parse(worded),
        hostilePlaces(hotelWords),
        (one) => hotelWords.safeParse(one).success,
      );
      files.facts = hostile.document;
      for (const language of Object.keys(files.words)) files.words[language] = inWords.document;
      placed = new Set([...hostile.placed, ...inWords.placed]);
    });
  });
  afterEach(() => restore());

  const siteAt = async (host: string, more = ''): Promise<object> => {
    const reply = await engine.app.inject({ url: `/api/site?host=${host}${more}` });
    expect([host, reply.statusCode]).toEqual([host, 200]);
    return reply.json<object>();
  };

  it('is put here wherever its documents take it: a new place stands in this test', () => {
    const places = [...hostilePlaces(hotelFacts), ...hostilePlaces(hotelWords)];
    expect(places.filter((place) => !placed.has(place) && !takenNowhere.has(place))).toEqual([]);
  });

  it.each([
    ['the provider’s', 'latchkey.test', '&hotelId=1760'],
    ['the platform’s', 'book.latchkey.test', '&slug=sandalwood-courtyard'],
    ['the desk’s', 'desk.latchkey.localhost', '&hotelId=1760'],
    ['one beside the provider’s, where cookies reach it', 'sandalwood.latchkey.test', ''],
  ])('runs and is fetched on no host that others use: %s', async (_, host, more) => {
    const site = await siteAt(host, more);
    expect(Object.keys(markedIn(site)).filter((place) => saidOnEveryHost[place] === undefined)).toEqual([]);
    expect(JSON.stringify((site as { measuring?: { origins: object } }).measuring?.origins ?? {})).not.toContain('://');
    expect((site as { measuring?: { analytics: { recording: boolean } } }).measuring?.analytics.recording).not.toBe(
      true,
    );
  });

  it('runs on the host that is its own', async () => {
    const site = await siteAt('sandalwood.hotels.test');
    expect(Object.keys(markedIn(site))).toEqual(
      expect.arrayContaining(['measuring.pixel.id', 'measuring.tagManager.id', 'measuring.siteTag.id']),
    );
    expect(site).toMatchObject({ measuring: { analytics: { recording: true } } });
  });

  it('is an address in no answer about it but where pages make a link of it, or play a film on its own host', async () => {
    const found: string[] = [];
    for (const path of [
      '',
      '/videos',
      '/reviews',
      '/faqs',
      '/policies',
      '/nearby',
      '/addons',
      '/packages',
      '/promotions',
    ]) {
      const reply = await engine.app.inject({ url: `/api/hotels/1760${path}` });
      expect([path, reply.statusCode]).toEqual([path, 200]);
      found.push(...Object.keys(markedIn(reply.json<object>())));
    }
    expect(found.length).toBeGreaterThan(10);
    const isAddress = /(?:url|href|src|link|poster|image|script|icon|font|action)$/i;
    expect([...new Set(found)].filter((place) => isAddress.test(place)).toSorted()).toEqual(addressesOf.toSorted());
  });

  it('is fetched, run or linked by no mail', async () => {
    const { bookingId } = await book(engine, { mode: 'at-property' });
    while ((await relayOutbox(engine.deps)) > 0);
    const mails = [...engine.mails, ...engine.propertyMails];
    expect([bookingId.length > 0, mails.length > 1]).toEqual([true, true]);
    for (const { html } of mails) {
      const targets = [...html.matchAll(/\s(?:src|srcset|href|action|background|data|poster)="([^"]*)"/gi)];
      expect(targets.map(([, target]) => target).filter((target) => target?.includes(mark))).toEqual([]);
      expect(html).not.toMatch(/<(?:script(?! type="application\/ld\+json")|iframe|object|embed|form|link)\b/i);
      expect(html).not.toMatch(/url\(/i);
    }
  });
});
