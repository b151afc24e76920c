import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { ownerAtDesk } from '../../../../test/desk.ts';
import { answer } from '../../../../test/guest-calls.ts';
import { quoteFor } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';

const engine = openEngine();
beforeAll(() =>
  sql`update hotel set facts = jsonb_set(facts, '{payment,modes}', '["at-property"]') where hotel_id = 1760`.execute(
    engine.deps.db,
  ),
);

// Shows docs/rules.md: Money at the property (Walk-in).
it('a house that takes nothing online sends no link to pay, and books all the same', async () => {
  const owner = await ownerAtDesk(engine);
  const make = async (pays: string) =>
    owner.call('POST', 'bookings', {
      quoteToken: (await quoteFor(engine)).quoteToken,
      guest: { fullName: 'Meera Nair', email: 'meera@example.com' },
      locale: 'en',
      pays,
    });
  expect(answer(await make('link'))).toEqual([422, { code: 'payment_not_offered' }]);
  expect((await make('at_property')).json()).toMatchObject({ status: 'confirmed' });
});
