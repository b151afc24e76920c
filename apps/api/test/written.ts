import type { BookingEventType } from '../src/database/booking-event-type.ts';
import { bookingKey } from '../src/database/booking-key.ts';
import type { TestEngine } from './test-engine.ts';

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** What a message of the outbox says of a booking, as far as it says it. */
interface Told {
  readonly bookingId?: string;
  readonly notice?: string;
  readonly type?: string;
  readonly amount?: number;
}

/** The first entry of a history: rooms are held at the total of a quote. */
export const held = (total: number): unknown[] => ['held', 'guest', { quote: { for: 'booking' }, total }];

/** What the engine has written of a booking of the example hotel, to compare all of it at once. */
export function written(engine: TestEngine) {
  const rowsOf = (bookingId: string) => {
    const { hotel_id, booking_id } = bookingKey(1760, bookingId);
    return engine.deps.db
      .selectFrom('booking_event')
      .select(['type', 'actor', 'facts'])
      .where('hotel_id', '=', hotel_id)
      .where('booking_id', '=', booking_id)
      .orderBy('sequence')
      .execute();
  };
  return {
    /** The history from `since` entries on: what happened, by whom, and its facts. Ids that were made anew are #1, #2 and so on. */
    history: async (bookingId: string, since = 0): Promise<unknown[]> => {
      const names = new Map<string, string>();
      const named = (id: string): string => {
        names.set(id, names.get(id) ?? `#${names.size + 1}`);
        return names.get(id) ?? id;
      };
      return (await rowsOf(bookingId)).slice(since).map(({ type, actor, facts }) => {
        const told = JSON.parse(JSON.stringify(facts).replace(uuid, named)) as object;
        return Object.keys(told).length === 0 ? [type, actor] : [type, actor, told];
      });
    },
    /** By whom each thing of one kind happened, and its facts as they are kept. */
    events: async (bookingId: string, kind: BookingEventType): Promise<unknown[]> =>
      (await rowsOf(bookingId)).filter(({ type }) => type === kind).map(({ actor, facts }) => [actor, facts]),
    /** Whom the engine tells of a booking, and of what, with the sum that is named; in the order of the alphabet. */
    messages: async (bookingId: string): Promise<string[]> => {
      const rows = await engine.deps.db.selectFrom('outbox').select(['kind', 'payload']).execute();
      return rows
        .map(({ kind, payload }) => ({ kind, told: payload as Told }))
        .filter(({ told }) => told.bookingId === bookingId)
        .map(({ kind, told: { notice, type, amount } }) =>
          [kind, notice ?? type ?? '', amount ?? ''].filter((part) => part !== '').join(' '),
        )
        .toSorted();
    },
  };
}
