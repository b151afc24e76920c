import type { TestEngine } from './test-engine.ts';

const dayMs = 24 * 3_600_000;

/** Makes the example hotel one that somebody has set up alone, and that guests have seen for so many days; null: not yet. */
export async function setUpByStranger({ deps }: TestEngine, days: number | null = 0, hotelId = 1760): Promise<void> {
  const now = deps.clock();
  const openedAt = days === null ? null : new Date(now.getTime() - days * dayMs);
  await deps.db
    .insertInto('hotel_start')
    .values({
      hotel_id: hotelId,
      person_id: 'nobody',
      version: 1,
      language: 'en',
      answers: JSON.stringify({ house: null, rooms: null, terms: null }),
      composed: null,
      started_at: now,
      saved_at: now,
      asked_at: openedAt,
      opened_at: openedAt,
    })
    .execute();
}

/** Has the provider hold a hotel. */
export const holdOf = ({ deps }: TestEngine, hotelId = 1760): Promise<unknown> =>
  deps.db
    .insertInto('hotel_hold')
    .values({ hotel_id: hotelId, held_at: deps.clock(), by_name: 'ops', words: 'Looked at' })
    .execute();
