import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expireBookings } from '../src/features/reservations/booking-life/expire-bookings.ts';
import { signedKeyOf } from '../src/features/property/routes/property-key.ts';
import { guestCalls } from './guest-calls.ts';
import { requireInvariants } from './invariants.ts';
import { statusOf } from './journeys.ts';
import { strangersAt } from './strangers.ts';
import { startTestEngine, type TestEngine } from './test-engine.ts';
import { databaseKinds } from './database-kinds.ts';

// Shows docs/rules.md: Holds without payment (First stay).

const minute = 60_000;
const palace = { hotelId: 2116, mode: 'at-property' } as const;

describe.each(databaseKinds)('at a hotel that confirms by hand, on %s', (kind) => {
  let engine: TestEngine;
  beforeAll(async () => {
    engine = await startTestEngine(kind, { RATE_LIMITS: 'on' });
  });
  afterEach(async () => {
    await requireInvariants(engine.deps.db);
    await engine.reset();
  });
  afterAll(() => engine.close());
  const { stranger, elsewhere, ask, enter, codeSent } = strangersAt(() => engine);
  const relay = (): Promise<void> => guestCalls(engine).relay();
  const minutesLeft = ({ expiresAt = '' }: { readonly expiresAt?: string }): number =>
    (Date.parse(expiresAt) - engine.deps.clock().getTime()) / minute;
  const seen = async (bookingId: string): Promise<object> =>
    (await engine.app.inject({ url: `/api/bookings/${bookingId}` })).json<{ booking: object }>().booking;
  const confirm = (bookingId: string) =>
    engine.app.inject({
      method: 'POST',
      url: `/api/property/bookings/${bookingId}/confirmation`,
      headers: { authorization: `Bearer ${signedKeyOf(2116, engine.deps.settings.propertyKeySecret ?? '')}` },
    });

  it.each(['device', 'number', 'email'] as const)(
    'a further request of the same %s waits minutes for a code, and is a request once it is entered',
    async (same) => {
      const [first, other] = [stranger(), stranger()];
      const one = await ask({ traveller: first, ...palace });
      expect([one.body.status, minutesLeft(one.body), one.body.codeWanted]).toEqual(['requested', 24 * 60, undefined]);
      const traveller = {
        ...other,
        ...(same === 'number' ? { contactNumber: first.contactNumber } : {}),
        ...(same === 'email' ? { email: first.email } : {}),
      };
      const cookie = same === 'device' ? one.cookie : '';
      const further = await ask({ traveller, cookie, address: elsewhere(), ...palace });
      expect(further.body).toMatchObject({ status: 'payment_pending', codeWanted: true });
      expect(minutesLeft(further.body)).toBe(15);
      await relay();
      // Until then the property hears nothing of it, and its acceptance is refused.
      expect(engine.propertyMails).toHaveLength(1);
      const { bookingId } = further.body;
      expect(await seen(bookingId)).toMatchObject({ codeWanted: true, codeMakes: 'requested' });
      expect((await confirm(bookingId)).json()).toEqual({ code: 'not_requested' });
      expect((await enter(bookingId, codeSent())).headers.location).toBe(`/bookings/${bookingId}?lang=de`);
      expect(await statusOf(engine, bookingId)).toBe('requested');
      await relay();
      expect(engine.propertyMails.map(({ subject }) => subject)).toEqual(
        Array.from({ length: 2 }, () => expect.stringMatching(/^A request is waiting/)),
      );
      expect(engine.mails.filter(({ subject }) => subject.includes('has your request'))).toHaveLength(2);
      // The property has as long for it as for any other.
      engine.pass(23 * 60 * minute);
      expect(await expireBookings(engine.deps)).toBe(0);
      expect((await confirm(bookingId)).json()).toMatchObject({ status: 'confirmed' });
    },
  );

  it('one whose code does not come lets its rooms go, and the property hears nothing of it', async () => {
    const traveller = stranger();
    await ask({ traveller, ...palace });
    const { body } = await ask({ traveller, address: elsewhere(), ...palace });
    engine.pass(16 * minute);
    expect(await expireBookings(engine.deps)).toBe(1);
    await relay();
    expect(await statusOf(engine, body.bookingId)).toBe('expired');
    expect(engine.propertyMails).toHaveLength(1);
  });

  it('one that was taken by the property, and is then to be paid there, is confirmed by its code', async () => {
    const traveller = stranger();
    const { post } = guestCalls(engine);
    await ask({ traveller, ...palace });
    const { body, cookie } = await ask({ traveller, hotelId: 2116, address: elsewhere() });
    expect(body.status).toBe('requested');
    await confirm(body.bookingId);
    await post(`bookings/${body.bookingId}/payments`, { gateway: 'at-property', hotelId: 2116 }, cookie);
    await relay();
    expect(await seen(body.bookingId)).toMatchObject({ codeWanted: true, codeMakes: 'confirmed' });
    await enter(body.bookingId, codeSent());
    expect(await statusOf(engine, body.bookingId)).toBe('confirmed');
    expect(await seen(body.bookingId)).not.toHaveProperty('codeMakes');
  });
});
