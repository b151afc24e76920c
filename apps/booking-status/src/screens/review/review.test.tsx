import type { ReturnedForm } from '@latchkey/site/screen';
import type { Locale } from '@latchkey/site/urls';
import type { OwnReview, ReviewInvitation } from '@latchkey/api-contract/types';
import { hotelApi, offline, type Replies } from '@latchkey/testing/fake-api';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { screen as reviewScreen } from './review.screen.ts';

afterEach(cleanup);

const invitation: ReviewInvitation = {
  hotelId: 1760,
  hotelName: 'Sandalwood Courtyard',
  stayedIn: '2026-10',
  voucherUpTo: 500,
  review: null,
};
const given: OwnReview = { rating: 2, text: 'Loud.', authorName: 'Asha', state: 'published', answer: null };
const asked = (changes: Partial<ReviewInvitation> = {}): Replies => ({
  getReviewInvitation: { status: 200, body: { ...invitation, ...changes } },
});
const show = (
  replies: Replies,
  { search = '?of=1760_secret', ...shown }: { search?: string; locale?: Locale; returned?: ReturnedForm } = {},
) => showScreen(reviewScreen, `/review${search}`, { words: loadWords, ...shown, api: hotelApi(replies) });

describe('reviewing a stay', () => {
  test('asks for stars and words by a plain form that needs no script', async () => {
    await show(asked());
    expect(await screen.findByRole('heading', { level: 1, name: 'How was your stay?' })).toBeDefined();
    expect(screen.getByText(/you stayed in October 2026/)).toBeDefined();
    const five = screen.getByRole<HTMLInputElement>('radio', { name: /5 stars Very good/ });
    expect([five.required, five.checked]).toEqual([true, false]);
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    expect(five.form?.getAttribute('action')).toBe('?post=reviews&of=1760_secret');
    expect(five.form?.method).toBe('post');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /In your own words/ }).name).toBe('text');
  });

  test('says that a voucher may be won whatever is said, where the hotel offers it alone', async () => {
    await show(asked());
    expect(await screen.findByText(/may be won for feedback/)).toBeDefined();
    expect(screen.getByText('₹500')).toBeDefined();
    cleanup();
    await show(asked({ voucherUpTo: null }));
    await screen.findByRole('button', { name: 'Send the review' });
    expect(screen.queryByText(/may be won for feedback/)).toBeNull();
  });

  test('says what was missing', async () => {
    await show(asked(), { search: '?of=1760_secret&notice=rating-missing' });
    expect((await screen.findByRole('alert')).textContent).toContain('Please choose 1 to 5 stars.');
  });

  test('has the words again that a refusal led back with', async () => {
    const fields = { rating: '4', text: 'Quiet at last.', authorName: 'Asha' };
    await show(asked(), { returned: { fields, code: 'too-many' } });
    expect((await screen.findByRole('alert')).textContent).toContain('Please wait a minute');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /4 stars/ }).checked).toBe(true);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /In your own words/ }).value).toBe(fields.text);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Name shown/ }).value).toBe(fields.authorName);
  });

  test.each([
    ['published', /Your review is online/],
    ['held', /A person reads it/],
    ['refused', /was not published/],
  ] as const)('shows a review that is %s, and asks no more', async (state, sentence) => {
    await show(asked({ review: { ...given, state } }));
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(screen.getByText('Loud.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send the review' })).toBeNull();
  });

  test('shows what the hotel answers', async () => {
    await show(asked({ review: { ...given, answer: 'We have new windows now.' } }));
    expect(await screen.findByText('We have new windows now.')).toBeDefined();
  });

  test('speaks Arabic', async () => {
    await show(asked(), { locale: 'ar' });
    expect(await screen.findByRole('heading', { level: 1, name: 'كيف كانت إقامتك؟' })).toBeDefined();
  });

  test.each([
    ['an unknown link', { status: 404, body: { code: 'not_found' } }, /no longer valid/],
    ['a stay that has not begun', { status: 409, body: { code: 'not_stayed' } }, /once it is over/],
    ['another hotel', { status: 200, body: { ...invitation, hotelId: 1188 } }, /no longer valid/],
    ['an engine that is away', offline, /try again later/],
  ] as const)('has a sentence for %s', async (_, reply, sentence) => {
    await show({ getReviewInvitation: reply });
    expect(await screen.findByRole('heading', { level: 1, name: sentence })).toBeDefined();
  });

  test('without a link leads to finding the booking', async () => {
    await show({}, { search: '' });
    const onward = await screen.findByRole('link', { name: 'Find my booking' });
    expect(onward.getAttribute('href')).toBe('/bookings/find?act=feedback');
  });
});
