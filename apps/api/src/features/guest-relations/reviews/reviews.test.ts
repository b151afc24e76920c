import { describe, expect, it } from 'vitest';
import { book } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { authorizationOf, operatorOf } from '../../../../test/tenancy/two-guests.ts';
import { relayOutbox } from '../../../jobs/relay-outbox.ts';
import { inviteReviews } from './invite-reviews.ts';

// Shows docs/rules.md: States and selection (Reviews).

const dayMs = 24 * 3_600_000;

describe('a review', () => {
  const engine = openEngine();

  const invitationIn = (): string =>
    new URL(/http\S+\/review\?\S+/.exec(engine.mails.at(-1)?.text ?? '')?.[0] ?? '').searchParams.get('of') ?? '';
  const invite = async (): Promise<void> => {
    await inviteReviews(engine.deps);
    await relayOutbox(engine.deps);
  };
  /** A stay that is over, and the secret of the link in the mail after it. */
  const stayed = async (): Promise<{ bookingId: string; cookie: string; invitation: string }> => {
    const { bookingId, cookie } = await book(engine, { mode: 'at-property' });
    await relayOutbox(engine.deps);
    engine.mails.length = 0;
    engine.pass(11 * dayMs + 12 * 3_600_000);
    await invite();
    return { bookingId, cookie, invitation: invitationIn() };
  };
  const read = async (invitation: string, cookie = '') =>
    engine.app.inject({ url: `/api/review-invitations/${invitation}`, headers: { cookie } });
  const write = async (invitation: string, payload: object) =>
    engine.app.inject({ method: 'POST', url: `/api/review-invitations/${invitation}/review`, payload });
  const shown = async () =>
    (await engine.app.inject({ url: '/api/hotels/1760/reviews' })).json<{
      aggregate: { user_ratings_total: number } | null;
      reviews: Record<string, unknown>[];
    }>();
  /** When the hotel's home changed last, as sitemaps say. */
  const homeChangedAt = async (): Promise<number> => {
    const reply = await engine.app.inject({ url: '/api/sitemap-hotels?from=1760&to=1760' });
    return Date.parse(reply.json<{ hotels: { homeChangedAt: string }[] }>().hotels[0]?.homeChangedAt ?? '');
  };
  const asProperty = async (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) =>
    engine.app.inject({
      method,
      url: `/api/property/${path}`,
      headers: authorizationOf(engine, 1760),
      ...(payload === undefined ? {} : { payload }),
    });

  it('is asked for once, after the stay, by a link that names nobody', async () => {
    const { bookingId, invitation } = await stayed();
    expect(engine.mails.map(({ subject }) => subject)).toEqual(['How was your stay at Sandalwood Courtyard?']);
    expect(invitation).toMatch(/^1760_[\w-]{22}$/);
    expect(invitation).not.toBe(bookingId);
    await invite();
    expect(engine.mails).toHaveLength(1);
    expect((await read(invitation)).json()).toEqual({
      hotelId: 1760,
      hotelName: 'Sandalwood Courtyard',
      stayedIn: '2026-12',
      voucherUpTo: null,
      review: null,
    });
  });

  it('is published at once, bad as it may be, with the month of the stay, and counted', async () => {
    const { invitation } = await stayed();
    const before = (await shown()).aggregate?.user_ratings_total ?? 0;
    const said = { rating: 1, text: 'Loud and dirty.', authorName: 'Asha' };
    const written = await write(invitation, said);
    expect([written.statusCode, written.json()]).toEqual([201, { ...said, state: 'published', answer: null }]);
    const { aggregate, reviews } = await shown();
    expect(aggregate?.user_ratings_total).toBe(before + 1);
    expect(reviews[0]).toMatchObject({
      rating: 1,
      text: 'Loud and dirty.',
      author_name: 'Asha',
      stayedIn: '2026-12',
      isRewarded: false,
    });
    expect(await homeChangedAt()).toBe(engine.deps.clock().getTime());
    expect((await write(invitation, { rating: 5 })).json()).toEqual({ code: 'already_given' });
  });

  it('that may be abuse waits for the operator, whom no property can forestall', async () => {
    const { bookingId, invitation } = await stayed();
    const before = await homeChangedAt();
    expect((await write(invitation, { rating: 5, text: 'See cheap-rooms.com' })).json()).toMatchObject({
      state: 'held',
    });
    expect((await shown()).reviews).not.toContainEqual(expect.objectContaining({ text: 'See cheap-rooms.com' }));
    expect(await homeChangedAt(), 'nothing is to be seen yet').toBe(before);
    const held = await asProperty('GET', 'reviews?state=held');
    expect(held.json()).toMatchObject({ reviews: [{ state: 'held', heldFor: 'link' }] });
    const judge = (headers: { authorization: string }) =>
      engine.app.inject({
        method: 'POST',
        url: `/api/property/bookings/${bookingId}/review/judgement`,
        headers,
        payload: { decision: 'publish' },
      });
    expect((await judge(authorizationOf(engine, 1760))).json()).toEqual({ code: 'operator_only' });
    expect((await judge(operatorOf(engine, 1760))).json()).toMatchObject({ state: 'published' });
    expect(await homeChangedAt()).toBe(engine.deps.clock().getTime());
    expect((await judge(operatorOf(engine, 1760))).json()).toEqual({ code: 'not_held' });
    expect((await shown()).reviews[0]).toMatchObject({ text: 'See cheap-rooms.com' });
  });

  it('is answered by the property, below it', async () => {
    const { bookingId, invitation } = await stayed();
    await write(invitation, { rating: 2, text: 'Cold coffee.' });
    const answered = await asProperty('PUT', `bookings/${bookingId}/review/answer`, {
      answer: 'We have a new machine.',
    });
    expect(answered.json()).toMatchObject({ answer: 'We have a new machine.', rating: 2 });
    expect((await shown()).reviews[0]).toMatchObject({ answer: 'We have a new machine.' });
    await asProperty('PUT', `bookings/${bookingId}/review/answer`, { answer: '' });
    expect((await shown()).reviews[0]).toMatchObject({ answer: null });
  });

  it('is for a stay that is over, or whose guest has come; not for who knows a booking’s id alone', async () => {
    const { bookingId, cookie } = await book(engine, { mode: 'at-property' });
    expect((await read(bookingId)).statusCode).toBe(404);
    expect((await read(bookingId, cookie)).json()).toEqual({ code: 'not_stayed' });
    engine.pass(9 * dayMs + dayMs / 2);
    expect((await read(bookingId, cookie)).json()).toEqual({ code: 'not_stayed' });
    expect((await asProperty('POST', `bookings/${bookingId}/arrival`, {})).statusCode).toBe(200);
    expect((await read(bookingId, cookie)).statusCode).toBe(200);
    expect((await asProperty('POST', `bookings/${bookingId}/arrival/undo`, {})).statusCode).toBe(200);
    expect((await read(bookingId, cookie)).json()).toEqual({ code: 'not_stayed' });
    engine.pass(2 * dayMs);
    expect((await read(bookingId, cookie)).statusCode).toBe(200);
  });

  it('is withdrawn when the property notes that the guest did not come, and counts no more', async () => {
    const { bookingId, invitation } = await stayed();
    const before = (await shown()).aggregate?.user_ratings_total ?? 0;
    await write(invitation, { rating: 5, text: 'Never been there.' });
    expect((await shown()).reviews).toContainEqual(expect.objectContaining({ text: 'Never been there.' }));
    expect((await asProperty('POST', `bookings/${bookingId}/no-show`, {})).statusCode).toBe(200);
    const { aggregate, reviews } = await shown();
    expect(aggregate?.user_ratings_total ?? 0).toBe(before);
    expect(reviews).not.toContainEqual(expect.objectContaining({ text: 'Never been there.' }));
    expect((await asProperty('GET', 'reviews?state=withdrawn')).json()).toMatchObject({ reviews: [{ rating: 5 }] });
    expect((await read(invitation)).statusCode).toBe(409);
  });

  it('stands on without the name of a guest who is erased', async () => {
    const { bookingId, cookie, invitation } = await stayed();
    await write(invitation, { rating: 4, text: 'Nice.', authorName: 'Asha' });
    const erased = await engine.app.inject({
      method: 'POST',
      url: `/api/bookings/${bookingId}/erasure`,
      headers: { cookie },
    });
    expect(erased.statusCode).toBe(200);
    expect((await shown()).reviews[0]).toMatchObject({ text: 'Nice.', author_name: '' });
  });

  it('is marked where something could be won for it, which its stars do not decide', async () => {
    const { bookingId, cookie } = await book(engine, { hotelId: 2116, mode: 'at-property' });
    await engine.app.inject({
      method: 'POST',
      url: `/api/property/bookings/${bookingId}/confirmation`,
      headers: authorizationOf(engine, 2116),
    });
    engine.pass(12 * dayMs);
    expect((await read(bookingId, cookie)).json()).toMatchObject({ voucherUpTo: 500 });
    const ratings = async () =>
      (await engine.app.inject({ url: '/api/hotels/2116/reviews' })).json<{
        aggregate: { user_ratings_total: number };
        reviews: object[];
      }>();
    const before = (await ratings()).aggregate.user_ratings_total;
    const payload = { rating: 1, text: 'Not for me.' };
    const url = `/api/review-invitations/${bookingId}/review`;
    await engine.app.inject({ method: 'POST', url, headers: { cookie }, payload });
    const after = await ratings();
    expect(after.aggregate.user_ratings_total).toBe(before + 1);
    const { reviews } = after;
    expect(reviews[0]).toMatchObject({ rating: 1, isRewarded: true });
  });
});
