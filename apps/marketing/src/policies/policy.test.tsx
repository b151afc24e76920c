import type { Site } from '@latchkey/api-contract/types';
import { hotelApi, offline, type Replies } from '@latchkey/testing/fake-api';
import { hotel, site } from '@latchkey/testing/hotel';
import { screenRequest } from '@latchkey/testing/screen-request';
import { showScreen } from '@latchkey/testing/show-screen';
import { locales } from '@latchkey/site/urls';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { loadWords } from '../i18n.ts';
import { screen as privacy } from '../screens/privacy/privacy.screen.ts';
import { screen as terms } from '../screens/terms/terms.screen.ts';
import { loadPolicy } from './policy.loader.ts';
import { policyWords } from './policy-words.ts';
import { policyFacts } from './policy-facts.ts';

afterEach(cleanup);

const provider: Site = { ...site, kind: 'provider', name: 'Latchkey', hotel: null };
const show = (of: typeof terms, path: string, replies: Replies = {}) =>
  showScreen(of, path, { words: loadWords, api: hotelApi(replies) });

describe('the terms of a hotel', () => {
  test('name the hotel, the provider and the figures of the rules', async () => {
    await show(terms, '/terms-conditions');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Terms and conditions: Sandalwood Courtyard' }),
    ).toBeDefined();
    expect(screen.getByText(/Latchkey disclaims liability for it\. .*go to the property directly/)).toBeDefined();
    const refunds = screen.getByRole('region', { name: 'Refunds' });
    expect(within(refunds).getByText(/processing charge of 2\.5% is deducted.*takes 4–5 business days/)).toBeDefined();
    expect(within(refunds).getByText(/within 3–5 working days/)).toBeDefined();
    expect(within(refunds).getByText(/If the hotel sets the refund itself .* no refund is issued/)).toBeDefined();
  });

  test('list what each rate plan keeps', async () => {
    await show(terms, '/terms-conditions');
    const cancelling = await screen.findByRole('region', { name: 'Cancelling' });
    expect(
      within(cancelling).getByText(
        /^Free to cancel until 48 hours before check-in\. Between 48 hours and 24 hours before check-in the hotel keeps 50% of the total\. After that it keeps the whole price\. .*If you do not come, it keeps the whole price\.$/,
      ),
    ).toBeDefined();
    expect(within(cancelling).getByText(/^Non-refundable/)).toBeDefined();
  });

  test('say what the hotel itself keeps on the check-in day and of who does not come', async () => {
    const [room] = hotel.HotelRooms;
    const [plan] = room?.ratePlans ?? [];
    if (room === undefined || plan === undefined) throw new Error('no plan');
    const tiers = [
      { hoursBeforeCheckIn: 336, percent: 0 },
      { hoursBeforeCheckIn: 24, percent: 10 },
      { hoursBeforeCheckIn: 0, percent: 50 },
    ];
    const half = {
      ...hotel,
      penalties: { checkInDayPercent: 50, noShowPercent: 60 },
      HotelRooms: [{ ...room, ratePlans: [{ ...plan, cancellation: tiers }] }],
    };
    const facts = policyFacts(half, site, 'en');
    const rows = (await policyWords('terms', 'en')).clauses(facts).flatMap((clause) => clause.rows ?? []);
    expect(rows.map(({ text }) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' '))).toEqual([
      'Free to cancel until 14 days before check-in. Between 14 days and 24 hours before check-in the hotel keeps 10% of the total. If you cancel later than 24 hours before check-in, the hotel keeps 50% of the total. If you do not come, it keeps 60% of the total.',
    ]);
  });

  test('end in its own clauses and its imprint, where it has them', async () => {
    const legal = {
      privacy: [],
      terms: [{ name: 'Bicycles', text: 'In the yard.' }],
      imprint: [{ name: 'By', text: 'Rao' }],
    };
    await show(terms, '/terms-conditions', {
      getPolicies: { status: 200, body: { policies: [], legal, language: 'en', isFallback: false } },
    });
    expect((await screen.findAllByRole('heading', { level: 2 })).at(-2)?.textContent).toBe('From the hotel itself');
    expect(screen.getByRole('region', { name: 'Legal notice' }).textContent).toContain('Rao');
  });
});

test('the privacy policy names every cookie and every entry of the browser', async () => {
  await show(privacy, '/privacy');
  const kept = await screen.findByRole('region', { name: 'Cookies and what your browser keeps' });
  for (const name of [
    'latchkey-language',
    'latchkey_device',
    'latchkey-pin',
    'latchkey-bucket',
    'latchkey-experiment',
    'bookingObj',
    'bookingId',
    'latchkey-domain',
    'latchkey-crash-reload',
    'planner …',
    'latchkey-source',
  ])
    expect(within(kept).getByText(new RegExp(name)).tagName).toBe('BDI');
});

describe('the address of a policy', () => {
  test.each([
    ['/privacy', site, '/privacy-policy', 'privacy'],
    ['/sandalwood-courtyard/privacy-policy', site, '/privacy-policy', 'privacy'],
    [
      '/sandalwood-courtyard/terms-conditions',
      { ...site, kind: 'provider' as const },
      '/sandalwood-courtyard/terms-conditions',
      'terms',
    ],
    ['/privacy', provider, '/privacy-policy', 'privacy'],
  ] as const)('%s is canonical once', async (path, at, canonical, policy) =>
    expect(await loadPolicy(policy, screenRequest({ path, site: at }))).toMatchObject({ model: { canonical } }),
  );

  test('with the name of another hotel is not found', async () =>
    expect(await loadPolicy('terms', screenRequest({ params: { slug: 'other' } }))).toEqual({ kind: 'missing' }));
});

test('without the API a hotel’s policy says that it cannot be read now', async () =>
  expect(await loadPolicy('terms', screenRequest({ api: hotelApi({ getHotel: offline }) }))).toMatchObject({
    status: 503,
  }));

const measured: Site = {
  ...site,
  measuring: {
    consent: 'needed',
    analytics: { token: 't', recording: true },
    pixel: { id: 'p', scriptUrl: 'https://pixel.example/x.js' },
    tagManager: null,
    siteTag: { id: 'G-1', scriptUrl: 'https://tags.example/x.js' },
    origins: { script: [], connect: [], image: [] },
    place: null,
  },
};

test('the privacy policy says what a site measures, to whom it goes, and has the choice as two buttons', async () => {
  await showScreen(privacy, '/privacy', { words: loadWords, api: hotelApi(), site: measured });
  const clause = within(await screen.findByRole('region', { name: 'Analytics and opting out' }));
  expect(clause.getByText(/Nothing is measured before you say yes/)).toBeDefined();
  for (const name of ['Mixpanel', 'Meta', 'Google']) expect(clause.getByText(name)).toBeDefined();
  const choice = clause.getAllByRole('button');
  expect(choice.map((button) => [button.getAttribute('value'), button.textContent])).toEqual([
    ['denied', 'No, do not measure'],
    ['allowed', 'Yes, you may measure'],
  ]);
  expect(choice.map(({ className }) => className)[0]).toBe(choice[1]?.className);
  expect(choice[0]?.closest('form')?.getAttribute('action')).toBe('/t/choice');
});

test('of a site that measures nothing the privacy policy says so, and has no choice', async () => {
  await show(privacy, '/privacy');
  const clause = within(await screen.findByRole('region', { name: 'Analytics and opting out' }));
  expect(clause.getByText(/carries no analytics/)).toBeDefined();
  expect(clause.queryAllByRole('button')).toEqual([]);
});

test.each(['privacy', 'terms'] as const)('%s has the same clauses in every language', async (policy) => {
  const english = (await policyWords(policy, 'en')).clauses(policyFacts(hotel, measured, 'en'));
  for (const locale of locales) {
    const clauses = (await policyWords(policy, locale)).clauses(policyFacts(hotel, measured, locale));
    expect(clauses.map(({ id, text, rows }) => [id, text.length, rows?.length])).toEqual(
      english.map(({ id, text, rows }) => [id, text.length, rows?.length]),
    );
  }
});

test('the privacy policy names every company by which a guest may pay, in every language', async () => {
  const several: Site = {
    ...site,
    hotel: site.hotel && { ...site.hotel, payment: { ...site.hotel.payment, gateway: 'razorpay', others: ['stripe'] } },
  };
  for (const [locale, both] of [
    ['en', 'Razorpay or Stripe gets'],
    ['de', 'Razorpay oder Stripe erhält'],
    ['ar', 'Razorpay أو Stripe'],
    ['hi', 'Razorpay या Stripe'],
  ] as const) {
    const clauses = (await policyWords('privacy', locale)).clauses(policyFacts(hotel, several, locale));
    expect(JSON.stringify(clauses)).toContain(both);
  }
});
