import type { RoomUnit, StayInUnit } from '@latchkey/api-contract/types';
import { book } from './journeys.ts';
import { propertyCalls } from './property-calls.ts';
import type { TestEngine } from './test-engine.ts';

const stay = { roomTypeId: 'garden-twin', checkIn: '2026-11-24', checkOut: '2026-11-26' };

/** A hotel's rooms by number, as tests ask for them and book into them. */
export function roomsOfTest(engine: TestEngine) {
  const call = propertyCalls(engine);
  const planNow = async (): Promise<{ units: RoomUnit[]; stays: StayInUnit[]; unassigned: unknown[] }> =>
    (await call('GET', 'room-plan?first=2026-11-23&last=2026-11-30')).json();
  const roomsOf = async (type: string): Promise<RoomUnit[]> =>
    (await planNow()).units.filter(({ roomTypeId }) => roomTypeId === type);
  return {
    call,
    planNow,
    roomsOf,
    stayOf: async (bookingId: string): Promise<StayInUnit | undefined> =>
      (await planNow()).stays.find((one) => one.bookingId === bookingId),
    /** Two nights of a twin room, paid for at the property. */
    bookTwin: async (more: object = {}): Promise<string> =>
      (await book(engine, { ...stay, mode: 'at-property', ...more })).bookingId,
    passTo: (moment: string): void => engine.pass(Date.parse(moment) - engine.deps.clock().getTime()),
    cleanAll: async (): Promise<void> => {
      await engine.deps.db
        .updateTable('room_unit')
        .set({ state: 'clean', state_at: null })
        .where('hotel_id', '=', 1760)
        .execute();
    },
    /** Keeps all rooms but some out of service for a night: they are sold all the same, and given to nobody. */
    keepFromService: async (open: number): Promise<string[]> => {
      const closed = (await roomsOf('garden-twin'))
        .slice(open)
        .map(({ unitId }) =>
          call('POST', `units/${unitId}/closures`, { first: '2026-11-24', last: '2026-11-24', kind: 'out_of_service' }),
        );
      return (await Promise.all(closed)).map((answer) => answer.json<{ closureId: string }>().closureId);
    },
  };
}
