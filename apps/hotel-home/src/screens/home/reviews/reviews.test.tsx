import { hotelApi } from '@latchkey/testing/fake-api';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showHome } from '../../../testing/show-home.ts';

afterEach(cleanup);

const written = {
  author_name: '',
  rating: 2,
  time: '2026-11-02',
  text: 'Loud, and the lift was slow.',
  stayedIn: '2026-10',
  isRewarded: true,
  answer: 'The lift is mended.',
};
const elsewhere = { author_name: 'Meera Iyer', rating: 5, time: '2026-10-12', text: 'I slept past seven.' };

test('a review written here brings its evidence, that it was rewarded, and the hotel’s answer', async () => {
  const body = {
    aggregate: { rating: 3.5, user_ratings_total: 2, distribution: [0, 1, 0, 0, 1] },
    scores: {},
    reviews: [written, elsewhere],
    language: 'en' as const,
    isFallback: false,
  };
  await showHome('/', 'en', hotelApi({ getReviews: { status: 200, body } }));
  const quote = (await screen.findByText('Loud, and the lift was slow.')).closest('blockquote');
  if (quote === null) throw new Error('no quotation');
  expect(within(quote).getByText(/Stayed in October 2026/)).toBeDefined();
  expect(within(quote).getByText(/voucher could be won/)).toBeDefined();
  expect(within(quote).getByText('The lift is mended.')).toBeDefined();
  const other = (await screen.findByText('I slept past seven.')).closest('blockquote');
  expect(other?.textContent).toContain('Meera Iyer, October 2026');
  expect(other?.textContent).not.toContain('voucher');
});

test('a figure that stands in for reviews says so, and draws no guests', async () => {
  const aggregate = { rating: 4, user_ratings_total: 456, distribution: [0, 0, 0, 456, 0], isFallback: true };
  const body = { aggregate, scores: {}, reviews: [], language: 'en' as const, isFallback: false };
  await showHome('/', 'en', hotelApi({ getReviews: { status: 200, body } }));
  const section = (await screen.findByText('This hotel has no reviews here yet.')).closest('section');
  expect(section?.textContent).toContain('placeholder for 456 reviews. It does not come from guests');
  expect(section?.textContent).not.toMatch(/people who stayed|stroke/);
  expect(screen.queryByText(/from 456 guests/)).toBeNull();
});
