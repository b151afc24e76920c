import fc from 'fast-check';
import { addressOf, hosts } from '../running/addresses.ts';
import type { StayUnderCheck, Entry, Walked } from '../price-checker/checked-stay.types.ts';
import { walk, walkHome } from '../price-checker/walk.ts';
import { isNight } from '../short-run.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: Which price a night has.

const hotels = [
  { id: 1760, host: hosts.sandalwood, slug: 'sandalwood-courtyard', place: 'courtyard' },
  { id: 2116, host: 'palace.localhost', slug: 'sandalwood-palace', place: 'palace' },
  { id: 1188, host: hosts.linde, slug: 'haus-linde', place: 'linde' },
  { id: 4152, host: 'creek.localhost', slug: 'creek-house', place: 'creek' },
  { id: 10, host: 'kayu.localhost', slug: 'villa-kayu', place: 'kayu' },
  { id: 493, host: 'mango.localhost', slug: 'casa-mango', place: 'mango' },
  { id: 3057, host: 'thamel.localhost', slug: 'thamel-bunks', place: 'thamel' },
] as const;

const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** Beyond the weeks that stories book in. */
const stay: fc.Arbitrary<StayUnderCheck> = fc
  .record({
    hotel: fc.constantFrom(...hotels),
    ahead: fc.integer({ min: 190, max: 330 }),
    nights: fc.integer({ min: 1, max: 7 }),
    adults: fc.integer({ min: 1, max: 4 }),
    childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 2 }),
    language: fc.constantFrom('en', 'de', 'ar', 'hi'),
    entry: fc.constantFrom<Entry>('link', 'own home', 'home by slug'),
  })
  .map(({ ahead, nights, ...rest }) => ({ ...rest, checkIn: day(ahead), checkOut: day(ahead + nights) }));

/** Stays that are walked to their end. */
const wanted = isNight ? 300 : 80;

test('random stays cost the same in the search, behind the link, before payment and at the payment company', async () => {
  test.setTimeout(240_000);
  const walked = new Map<number, number>();
  const faults: string[] = [];
  let [done, taxed, asked] = [0, 0, 0];
  const seed = Date.now() % 2 ** 31;
  const tried = fc.sample(stay, { numRuns: wanted * 4, seed });
  const robot = async (own: readonly number[]): Promise<void> => {
    for (const one of tried.filter(({ hotel }) => own.includes(hotel.id))) {
      if (done >= wanted) return;
      asked += 1;
      const outcome: Walked = await walk(one);
      if (outcome.faults.length > 0) faults.push(`${JSON.stringify(one)}: ${outcome.faults.join('; ')}`);
      if (outcome.kind === 'not-for-sale') continue;
      done += 1;
      taxed += Number(outcome.hasTaxes);
      walked.set(one.hotel.id, (walked.get(one.hotel.id) ?? 0) + 1);
    }
  };
  // Each has hotels of its own: two at one villa would take its only unit from each other.
  await Promise.all([robot([1760, 10, 493]), robot([2116, 4152]), robot([1188, 3057])]);
  expect(faults, `seed ${seed}`).toEqual([]);
  expect(done, `of ${asked} stays that were asked for`).toBeGreaterThanOrEqual(wanted);
  expect([...walked.keys()].toSorted((one, other) => one - other)).toEqual([10, 493, 1188, 1760, 2116, 3057, 4152]);
  expect(taxed).toBeGreaterThan(wanted / 3);
});

test('a home without dates leads a checker to the same figure, on the hotel’s host and by its slug on the provider’s', async () => {
  test.setTimeout(60_000);
  const faults: string[] = [];
  for (const [at, hotel] of hotels.entries()) {
    const language = ['en', 'de', 'ar', 'hi'][at % 4];
    faults.push(
      ...(await walkHome({ hotel, host: hotel.host, path: `/?lang=${language}` })),
      ...(await walkHome({ hotel, host: hosts.provider, path: `/${hotel.slug}?lang=${language}` })),
    );
  }
  expect(faults).toEqual([]);
});

test('a party that no room type holds is led nowhere: no one press would reach a price for everybody', async () => {
  const party = {
    checkIn: day(200),
    checkOut: day(202),
    adults: 20,
    childAges: [],
    language: 'en',
    entry: 'link',
  } as const;
  for (const hotel of hotels)
    expect([hotel.slug, await walk({ ...party, hotel })]).toEqual([hotel.slug, { kind: 'not-for-sale', faults: [] }]);
});

// The guide's crawler is a browser: it presses what is marked, waits for what is loading, and reads the last page's one offer.
for (const [name, path] of [
  ['the link with dates', (from: string, to: string) => `/rooms/1760/${from}/${to}/2/0`],
  ['a room’s own page', (from: string, to: string) => `/room-view/teak-king?checkIn=${from}&checkOut=${to}&adults=2`],
] as const)
  test(`one press on ${name} shows the total with every tax, and nothing is asked before`, async ({ page }) => {
    await page.goto(`${addressOf(hosts.sandalwood)}${path(day(200), day(203))}`);
    const press = page.locator('[data-nav-criticalpath=true]');
    await expect(press).toHaveCount(1);
    const offered = page.locator('[itemtype="https://schema.org/Offer"]', { has: press }).locator('[itemprop=price]');
    const price = await offered.getAttribute('value');
    await press.click();
    await expect(page.locator('[data-nav-stage-final=true]')).toHaveCount(1);
    await expect(page.locator('[data-nav-loading-indicator]')).toHaveCount(0);
    const total = page.locator('[itemtype="https://schema.org/Offer"] [itemprop=price]');
    await expect(total).toHaveCount(1);
    await expect(total).toBeVisible();
    expect(await total.getAttribute('value')).toBe(price);
    await expect(page.locator('table', { has: total }).getByText('CGST')).toBeVisible();
  });
