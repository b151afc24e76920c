import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isVacationRental, rentalPictures } from '@latchkey/booking-core/rental';
import { hotelFolder } from '../hotels.ts';
import { bySchemaOrg, jsonLdOf } from '../judge/structured-data.ts';
import type { JudgedDocument } from '../judge/html.ts';
import { languages } from '../language.ts';
import { askHost } from '../price-checker/ask-host.ts';
import { addressOf, hosts } from '../running/addresses.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: Entities (Hotel).

interface Facts {
  readonly id: number;
  readonly vacationRental?: boolean;
  readonly checkInTime?: string;
  readonly checkOutTime?: string;
  readonly postalCode: string | null;
  readonly countryCode: string;
  readonly facilityMarks?: readonly string[];
  readonly images: readonly unknown[];
  readonly rooms: readonly { readonly id: string; readonly images: readonly unknown[] }[];
}

/** The demo hotels by their hosts. */
const hotels = {
  1760: 'sandalwood',
  2116: 'palace',
  1188: 'linde',
  493: 'mango',
  3057: 'thamel',
  4152: 'creek',
  10: 'kayu',
};

const factsOf = (id: string): Facts =>
  JSON.parse(readFileSync(path.join(hotelFolder(Number(id)), 'hotel.json'), 'utf8')) as Facts;

interface Words {
  readonly address: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
}

const wordsOf = (id: string, language: string): Words =>
  JSON.parse(readFileSync(path.join(hotelFolder(Number(id)), `words.${language}.json`), 'utf8')) as Words;

/** Names that Google's vocabulary has for these marks, where a hotel has them. */
const terms: Readonly<Record<string, string>> = { pool: 'pool', wifi: 'wifi', lift: 'elevator' };

// https://developers.google.com/search/docs/appearance/structured-data/vacation-rental, /local-business, /breadcrumb
for (const [id, name] of Object.entries(hotels))
  test(`search engines are told all that is known of the hotel at ${name}, and nothing else`, async () => {
    const host = `${name}.localhost`;
    const facts = factsOf(id);
    const isRental = isVacationRental({ id: facts.id, vacationRental: facts.vacationRental === true });
    for (const language of languages) {
      const { text } = await askHost(host, `/?lang=${language}`);
      const things = jsonLdOf(text);
      const [hotel = {}, questions = {}] = things;
      expect(hotel).toMatchObject({
        '@type': isRental ? 'VacationRental' : 'Hotel',
        '@id': `${addressOf(host)}/`,
        identifier: id,
        url: `${addressOf(host)}/${language === 'en' ? '' : `?lang=${language}`}`,
        latitude: expect.stringMatching(/^-?\d+\.\d{5}$/) as unknown,
        longitude: expect.stringMatching(/^-?\d+\.\d{5}$/) as unknown,
        checkinTime: facts.checkInTime ?? '12:00',
        checkoutTime: facts.checkOutTime ?? '11:00',
      });
      const words = wordsOf(id, language);
      expect(hotel['address']).toEqual({
        '@type': 'PostalAddress',
        streetAddress: words.street,
        ...(facts.postalCode === null ? {} : { postalCode: facts.postalCode }),
        addressLocality: words.city,
        addressRegion: words.state,
        addressCountry: facts.countryCode,
      });
      // The street is a part of the address that guests read, without the town and its code.
      expect(words.address).toContain(words.street);
      expect(words.street).not.toContain(words.city);
      if (facts.postalCode !== null) expect(words.street).not.toContain(facts.postalCode);
      expect(facts.countryCode).toMatch(/^[A-Z]{2}$/);
      const { image, amenityFeature, containsPlace } = hotel as {
        image: string[];
        amenityFeature: { name: string; value: boolean }[];
        containsPlace: { '@type': string; occupancy: { maxValue: number } }[];
      };
      expect(new Set(image).size).toBe(image.length);
      const own = new Set(
        [...facts.images, ...facts.rooms.flatMap(({ images }) => images)].map((one) => JSON.stringify(one)),
      );
      if (isRental) expect(image.length).toBeGreaterThanOrEqual(Math.min(rentalPictures, own.size));
      const named = amenityFeature.map((amenity) => amenity.name);
      for (const mark of facts.facilityMarks ?? []) if (terms[mark]) expect(named).toContain(terms[mark]);
      expect(containsPlace.map((place) => place['@type'])).toEqual(
        facts.rooms.map(() => (isRental ? 'Accommodation' : 'HotelRoom')),
      );
      expect(questions).toMatchObject({ '@type': 'FAQPage' });
      // A hotel rates itself nowhere.
      if (!isRental) expect(JSON.stringify(things)).not.toMatch(/"(?:AggregateRating|Review)"/);
    }
    const room = await askHost(host, `/room-view/${facts.rooms[0]?.id}`);
    const [sold = {}, way = {}] = jsonLdOf(room.text);
    expect([sold['@type'], way['@type']]).toEqual([['HotelRoom', 'Product'], 'BreadcrumbList']);
  });

test('every hotel, its first room, the journal’s posts and the provider keep to the vocabulary', async () => {
  test.setTimeout(120_000);
  const documents: JudgedDocument[] = [];
  const show = async (host: string, address: string): Promise<void> =>
    void documents.push({ name: host + address, html: (await askHost(host, address)).text });
  for (const [at, [id, name]] of Object.entries(hotels).entries()) {
    await show(`${name}.localhost`, `/?lang=${languages[at % languages.length]}`);
    await show(`${name}.localhost`, `/room-view/${factsOf(id).rooms[0]?.id}`);
  }
  for (const address of ['/', '/about-us', '/corporate-booking', '/blogs', '/blogs/two-guests-one-room'])
    await show(hosts.provider, address);
  expect(documents.slice(-5).map(({ html }) => jsonLdOf(html)[0]?.['@type'])).toEqual([
    'Organization',
    'Organization',
    'Organization',
    'Blog',
    'BlogPosting',
  ]);
  // A checker has to find a planted fault, too.
  const wrong = { '@context': 'https://schema.org', '@type': 'Hotel', checkInTime: '12:00' };
  const html = `<script type="application/ld+json">${JSON.stringify(wrong)}</script>`;
  expect(await bySchemaOrg([...documents, { name: 'wrong', html }])).toEqual([
    expect.stringMatching(/^wrong: .*checkInTime/),
  ]);
});
