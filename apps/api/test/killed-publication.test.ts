import type { LocalDate } from '@latchkey/booking-core/dates';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { signedInBy } from '../src/features/identity/identity.ts';
import { hotelFacts } from '@latchkey/hotel-document/facts';
import { withDerivedPrices } from '@latchkey/hotel-document/prices';
import { documentsOf } from '../src/features/catalogue/catalogue.ts';
import { publishChanges } from '../src/features/property/property.ts';
import { saveStart } from '../src/features/onboarding/starts/save-start.ts';
import { startOf } from '../src/features/property/watched/starts.queries.ts';
import { rateRule, stockDue } from '../src/features/stock/stock.ts';
import { dyingBefore, untilKilled } from './dying-before.ts';
import { openEngine } from './open-engine.ts';
import { forgetStarted, newcomer, twelveRooms } from './onboarding.ts';

// Shows docs/rules.md: People of a hotel (Publishing).

/** More than a publication has steps in the database; a kill that comes after the last is none. */
const mostSteps = 12;
const steps = Array.from({ length: mostSteps }, (_, place) => place + 1);
const night = '2026-12-15' as LocalDate;
/** Two rounds of the job that stocks hotels. */
const twoMinutes = 120_000;

describe('an engine that is killed while it publishes', () => {
  const engine = openEngine();
  afterEach(() => forgetStarted(engine));

  const comeBack = async (): Promise<void> => {
    engine.pass(twoMinutes);
    while ((await stockDue(engine.deps)) > 0);
  };
  const counted = async (hotelId: number, roomTypeId: string): Promise<readonly number[]> => {
    const { rows } = await sql<{ rooms: number; rates: number }>`select
      (select count(*)::int from inventory where hotel_id = ${hotelId} and room_type_id = ${roomTypeId}) as rooms,
      (select count(*)::int from rate where hotel_id = ${hotelId} and room_type_id = ${roomTypeId}) as rates`.execute(
      engine.deps.db,
    );
    return rows.flatMap(({ rooms, rates }) => [rooms, rates]);
  };

  /** What a night costs one guest: by the documents, and as it is on sale. */
  const priceOf = async (): Promise<readonly [said: number | undefined, sold: number | undefined]> => {
    const { db } = engine.deps;
    const stored = await db.selectFrom('hotel').select('facts').where('hotel_id', '=', 1760).executeTakeFirstOrThrow();
    const facts = withDerivedPrices(hotelFacts.parse(stored.facts));
    const room = facts.rooms.find(({ id }) => id === 'garden-twin');
    const { price_for_pax: sold } = await db
      .selectFrom('rate')
      .select('price_for_pax')
      .where('hotel_id', '=', 1760)
      .where('room_type_id', '=', 'garden-twin')
      .where('rate_plan_id', '=', 'flexible')
      .where('date', '=', night)
      .executeTakeFirstOrThrow();
    return [rateRule(facts, room, 'flexible', night)?.price_for_pax[0]?.price, sold[0]?.price];
  };

  const publishedBefore = async (step: number) => {
    const [said = 0, sold] = await priceOf();
    const inForce = await documentsOf(engine.deps.db, 1760);
    const path = 'rooms.garden-twin.prices.flexible.priceForPax.0.price';
    const changes = [{ file: 'hotel.json', path, was: said, value: said - 10 }];
    const by = { byId: 'command', byName: 'command' };
    const dying = dyingBefore(engine.deps, step);
    await untilKilled(publishChanges(dying.deps, 1760, changes, by, async () => null));
    const isPublished = (await documentsOf(engine.deps.db, 1760))?.revision !== inForce?.revision;
    await comeBack();
    return { sold, isDead: dying.isDead(), isPublished };
  };

  it.each(steps)('before its step %i sells at the prices that its documents say when it is back', async (step) => {
    const before = await publishedBefore(step);
    const [said, sold] = await priceOf();
    expect(sold).toBe(said);
    expect(sold === before.sold).toBe(!before.isPublished);
  });

  const foundedBefore = async (step: number) => {
    const asha = await newcomer(engine);
    const begun = await asha.begin();
    const { db } = engine.deps;
    const row = await startOf(db, begun.hotelId);
    const person = await signedInBy(engine.deps, /=([^;]+)/.exec(asha.cookie)?.[1]);
    if (row === undefined || person === undefined) throw new Error('nobody has begun');
    const answers = { ...row.answers, rooms: { typed: twelveRooms } };
    const dying = dyingBefore(engine.deps, step);
    await untilKilled(saveStart(dying.deps, person, row, { version: 1, language: 'en', answers }));
    await comeBack();
    const hotels = await db.selectFrom('hotel').select('hotel_id').where('hotel_id', '=', begun.hotelId).execute();
    return { hotelId: begun.hotelId, isDead: dying.isDead(), isThere: hotels.length === 1 };
  };

  it.each(steps)('before its step %i of a house’s first rooms has them all on sale, or no house yet', async (step) => {
    const { hotelId, isThere } = await foundedBefore(step);
    const nights = await counted(hotelId, 'garden-double');
    expect(nights.map((count) => count > 300)).toEqual([isThere, isThere]);
  });

  it('has fewer steps than are tried', async () => {
    expect(await publishedBefore(mostSteps)).toMatchObject({ isDead: false, isPublished: true });
    expect(await foundedBefore(mostSteps)).toMatchObject({ isDead: false, isThere: true });
  });
});
