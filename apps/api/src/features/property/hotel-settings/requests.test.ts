import { expect, it } from 'vitest';
import { ownerAtDesk } from '../../../../test/desk.ts';
import { restoreFiles } from '../../../../test/edit-hotel.ts';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { statusOf } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';

const engine = openEngine();
restoreFiles(engine, 1760);

const fact = (path: string, value?: unknown) => ({
  file: 'hotel.json',
  path,
  ...(value === undefined ? {} : { value }),
});

// Shows docs/rules.md: Requests that are paid (At the desk).
it('an owner has requests answered and paid, and one that waits is answered after he has gone back', async () => {
  const owner = await ownerAtDesk(engine);
  const { paid } = guestCalls(engine);
  const publish = async (...changes: object[]): Promise<void> => {
    const { draft } = (await owner.call('GET', 'set-up')).json<{ draft: { version: number } }>();
    const saved = await owner.call('PUT', 'set-up/draft', { version: draft.version, changes });
    const { version } = saved.json<{ version: number }>();
    expect((await owner.call('POST', 'set-up/publications', { version })).statusCode).toBe(200);
    engine.pass(2500);
    await engine.deps.hotels.byId(1760);
  };
  await publish(fact('confirmation', 'manual'), fact('payment.withRequest', true));
  const asked = await paid();
  expect([asked.status, await statusOf(engine, asked.bookingId)]).toEqual(['payment_pending', 'requested']);

  await publish(fact('confirmation', 'instant'), fact('payment.withRequest'));
  expect(await statusOf(engine, asked.bookingId)).toBe('requested');
  const booked = await paid({ checkIn: '2026-12-09', checkOut: '2026-12-11' });
  expect(await statusOf(engine, booked.bookingId)).toBe('confirmed');
  const answered = await owner.call('POST', `bookings/${asked.bookingId}/confirmation`);
  expect(answered.json()).toMatchObject({ status: 'confirmed' });
});
