import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { hotelApi, newerReply } from '@latchkey/testing/fake-api';
import { availability } from '@latchkey/testing/hotel';
import { press } from '@latchkey/testing/press';
import { hotelHomeAnchors } from '@latchkey/site/urls';
import { showHome } from '../../testing/show-home.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const stay = '/rooms/1760/2026-11-27/2026-11-30/2/0';
const choose = (name: RegExp) => screen.findByRole('button', { name });
const tagOf = () => screen.getByRole('complementary', { name: 'Your stay' });

test('a guest chooses a plan, sees the whole price, and is led to checkout with a quote', async () => {
  const { api } = await showHome(stay);
  await press(await choose(/Choose: Teak King, Breakfast/));
  const tag = screen.getByRole('complementary', { name: 'Your stay' });
  expect((await within(tag).findByRole('row', { name: /^Total/ })).textContent).toContain('₹18,480');
  await press(within(tag).getByRole('button', { name: 'Book this stay' }));
  expect(api.calls.findLast(({ operation }) => operation === 'createQuote')).toEqual({
    operation: 'createQuote',
    input: {
      body: {
        hotelId: 1760,
        stay: { kind: 'nights', checkIn: '2026-11-27', checkOut: '2026-11-30' },
        rooms: [{ roomTypeId: 'teak-king', ratePlanId: 'flexible', adults: 2, childAges: [], infants: 0 }],
      },
    },
  });
});

test('the parts that the frame and other pages link to are there', async () => {
  await showHome(stay);
  expect(hotelHomeAnchors.filter((anchor) => document.getElementById(anchor) === null)).toEqual([]);
});

test('in B of the experiment the reviews stand before the offers, and the engine is asked the same', async () => {
  const shown = async (...inB: readonly string[]) => {
    const { api } = await showHome(stay, 'en', hotelApi(), inB);
    const order = [...document.querySelectorAll('#offers, #reviews')].map(({ id }) => id);
    const totals = screen
      .getByRole('main')
      .textContent?.match(/₹[\d,]+/g)
      ?.toSorted();
    cleanup();
    return { asked: api.calls, order, totals };
  };
  const [a, b] = [await shown(), await shown('hotel-home/reviews-first')];
  expect(a.order).toEqual(['offers', 'reviews']);
  expect(b.order).toEqual(['reviews', 'offers']);
  expect(b.totals?.length).toBeGreaterThan(3);
  expect([b.totals, b.asked]).toEqual([a.totals, a.asked]);
});

test('a page for fewer than its link asked for says so, with how many it can be searched for', async () => {
  await showHome(`${stay}?notice=other-party`);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('These are the rooms for 2 adults.');
  expect(alert.textContent).toMatch(/Choose up to \d+ guests below, or call us\./);
  expect(within(alert).getByRole('link').getAttribute('href')).toMatch(/^tel:\+/);
});

test('an offer that the stay in sight is too early for leads to the first nights that have it', async () => {
  await showHome(stay);
  const offers = screen.getByRole('region', { name: 'Offers' });
  expect(
    within(offers)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#rooms', '/rooms/1760/2026-12-20/2026-12-23/2/0']);
});

test('booking nothing is refused in the fixed words', async () => {
  await showHome(stay);
  await press(await choose(/Book this stay/));
  expect(screen.getByText('Please select at least one room')).toBeDefined();
});

test('clearing leaves nothing chosen, and can be undone', async () => {
  await showHome(stay);
  await press(await choose(/Choose: Teak King, Breakfast/));
  const tag = screen.getByRole('complementary', { name: 'Your stay' });
  await press(within(tag).getByRole('button', { name: 'Clear selection' }));
  expect(within(tag).queryByText(/Teak King/)).toBeNull();
  await press(screen.getByRole('button', { name: 'Undo' }));
  expect((await within(tag).findAllByText(/Teak King/)).length).toBeGreaterThan(0);
});

test('what was chosen is there again after a reload', async () => {
  await showHome(stay);
  await press(await choose(/Choose: Teak King, Breakfast/));
  cleanup();
  await showHome(stay);
  expect(
    await within(await screen.findByRole('complementary', { name: 'Your stay' })).findByText(/Teak King/),
  ).toBeDefined();
});

test('more rooms than there are is refused in the fixed words', async () => {
  await showHome(stay);
  await press(await choose(/Choose: Teak King, Breakfast/));
  const more = within(screen.getByRole('group', { name: /^Rooms: Teak King/ })).getByRole('button', {
    name: 'One more',
  });
  await press(more);
  await press(more);
  expect(screen.getByText('Maximum room count reached!')).toBeDefined();
});

test('a room that went in the meantime says so', async () => {
  await showHome(stay, 'en', hotelApi({ createQuote: { status: 409, body: { code: 'sold_out' } } }));
  await press(await choose(/Choose: Teak King, Breakfast/));
  await press(await choose(/Book this stay/));
  expect(await within(tagOf()).findByText('Sorry, Stays are not available for the selected days.')).toBeDefined();
});

test('a code of a newer API is answered with what there is words for', async () => {
  await showHome(stay, 'en', hotelApi({ createQuote: newerReply(422, { code: 'closed_for_monsoon' }) }));
  await press(await choose(/Choose: Teak King, Breakfast/));
  await press(await choose(/Book this stay/));
  expect(await within(tagOf()).findByText('Please try again later!')).toBeDefined();
});

test('in Arabic two left are a dual', async () => {
  await showHome(stay, 'ar');
  expect(await screen.findByText('بقيت غرفتان')).toBeDefined();
});

test('each rate plan has exactly one machine-readable total, whichever price is shown', async () => {
  await showHome(stay);
  await press(await screen.findByLabelText('Per night'));
  const offers = [...document.querySelectorAll('[itemtype="https://schema.org/Offer"]')];
  expect(offers).toHaveLength(4);
  for (const offer of offers) expect(offer.querySelectorAll('[itemprop=price]')).toHaveLength(1);
  expect(offers[0]?.querySelector('[itemprop=price]')?.getAttribute('value')).toBe('18480');
});

test.each([
  ['one the hotel knows', undefined, [true, true]],
  [
    'one that nobody knows, which stands in nobody’s way',
    { createQuote: { status: 422, body: { code: 'unknown_coupon' } } },
    [true, false, false],
  ],
] as const)('a code of the link goes with the stay: %s', async (_, replies, tries) => {
  const { api } = await showHome(`${stay}?coupon=WELCOME`, 'en', hotelApi(replies));
  await press(await choose(/Choose: Teak King, Breakfast/));
  await press(
    within(screen.getByRole('complementary', { name: 'Your stay' })).getByRole('button', { name: 'Book this stay' }),
  );
  const asked = () =>
    api.calls
      .filter(({ operation }) => operation === 'createQuote')
      .map(({ input }) => 'couponCode' in (input as { body: object }).body);
  // Once for the bill, once for the way to checkout.
  await waitFor(() => expect(asked()).toEqual(tries));
});

test.each([
  ['en', 'Non-refundable, except \u2066₹300\u2069 of taxes'],
  ['ar', 'غير قابل للاسترداد، عدا \u2066₹300\u2069 من الضرائب'],
] as const)('what comes back of a stay that is not refundable is said: its city tax (%s)', async (locale, said) => {
  const [first] = availability.taxes;
  const cityTax = { ...first, id: 'city', name: 'City tax', taxType: 'fixed', tax: 100, priceTo: null } as const;
  const taxes = [...availability.taxes, { ...cityTax, index: 2 }] as typeof availability.taxes;
  const path = '/rooms/1760/2026-11-27/2026-11-30/2/0';
  await showHome(path, locale, hotelApi({ getAvailability: { status: 200, body: { ...availability, taxes } } }));
  expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
});
