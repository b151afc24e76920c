import type { UnitToday } from '@latchkey/api-contract/types';

/** A room that nobody has, as the engine tells it. */
export const roomToday = (number: string, more: Partial<UnitToday> = {}): UnitToday => ({
  unitId: `u-${number}`,
  roomTypeId: 'garden-twin',
  typeName: 'Garden Twin',
  number,
  floor: '1',
  note: null,
  state: 'clean',
  stateAt: null,
  leaves: false,
  stays: false,
  comes: false,
  closures: [],
  leaving: null,
  staying: null,
  coming: null,
  broken: null,
  ...more,
});

/** A room whose guest left and that another needs. */
export const wanted = roomToday('104', {
  state: 'dirty',
  stateAt: '2026-11-25T05:10:00.000Z',
  leaves: true,
  comes: true,
  leaving: { surname: 'Kapoor', dueAt: '2026-11-25T05:30:00.000Z', leftAt: '2026-11-25T05:10:00.000Z' },
  coming: { surname: 'Hoffmann', dueAt: '2026-11-25T10:30:00.000Z', arrivedAt: null },
});

/** A room of somebody who stays, cleaned the day before. */
export const lived = roomToday('103', {
  stateAt: '2026-11-24T06:00:00.000Z',
  stays: true,
  staying: { surname: 'Dubois' },
});
