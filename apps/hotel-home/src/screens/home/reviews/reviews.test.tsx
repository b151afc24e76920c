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
