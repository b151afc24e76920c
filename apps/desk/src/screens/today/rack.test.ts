import { expect, test } from 'vitest';
import { hooksOf, rackUnit, type RackUnit } from './rack.ts';
import { booking, dayOf } from './today.fixture.ts';

const unit = (number: string, more: Partial<RackUnit> = {}): RackUnit => ({
  unitId: `u${number}`,
  roomTypeId: 'teak-king',
  number,
  isClosed: false,
  isDirty: false,
  ...more,
});
const inUnit = (number: string, reference: string) =>
  booking({
    reference,
    units: [{ unitId: `u${number}`, number, floor: null, state: 'clean', isReady: true }],
  });

test('a room hangs as whoever is in it or comes to it stands', () => {
  const day = dayOf({
    overdue: [inUnit('1', 'LATE-0001')],
    departures: [inUnit('2', 'LEAV-0002'), { ...inUnit('3', 'GONE-0003'), leftAt: '2026-11-25T04:00:00.000Z' }],
    inHouse: [inUnit('4', 'STAY-0004')],
    arrivals: [inUnit('2', 'COME-0005'), inUnit('3', 'COME-0006')],
  });
  const units = ['1', '2', '3', '4', '5', '6'].map((number) => unit(number, { isClosed: number === '5' }));
  expect(hooksOf(day, units).map(({ number, state, booking: of }) => [number, state, of?.reference ?? null])).toEqual([
    ['1', 'overdue', 'LATE-0001'],
    ['2', 'leaving', 'LEAV-0002'],
    ['3', 'arriving', 'COME-0006'],
    ['4', 'house', 'STAY-0004'],
    ['5', 'out', null],
    ['6', 'free', null],
  ]);
});

test.each([
  ['2026-11-24', false],
  ['2026-11-25', true],
  ['2026-11-26', true],
  ['2026-11-27', false],
])('a room is closed on the nights of its closure: %s', (date, isClosed) => {
  const closure = { closureId: 'c', unitId: 'u', first: '2026-11-25', last: '2026-11-26', kind: 'out_of_order' };
  expect(rackUnit({ closures: [closure], state: 'dirty' } as never, date)).toMatchObject({ isClosed, isDirty: true });
});
