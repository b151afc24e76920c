import { expect, it } from 'vitest';
import { readChanges, readKept, writeChanges, writeKept } from './itinerary-text.ts';
import type { ItineraryChange, KeptStop } from './itinerary.types.ts';

const stop: KeptStop = { placeId: 'tipu-sultan-2', day: 3, startsAt: 23 * 60 + 5 };
const changes: readonly ItineraryChange[] = [
  { kind: 'drop', placeId: 'lake' },
  { kind: 'another', placeId: 'lake' },
  { kind: 'lock', placeId: 'lake' },
  { kind: 'move', ...stop },
];

it('changes and stops are short words in an address', () => {
  expect(writeChanges(changes)).toBe('d.lake_a.lake_l.lake_m.tipu-sultan-2.3.2305');
  expect(readChanges('d.lake_a.lake_l.lake_m.tipu-sultan-2.3.2305')).toEqual(changes);
  expect(writeKept([stop, { placeId: 'lake', day: 1, startsAt: 0 }])).toBe('tipu-sultan-2.3.2305_lake.1.0000');
  expect(readKept('tipu-sultan-2.3.2305_lake.1.0000')).toEqual([stop, { placeId: 'lake', day: 1, startsAt: 0 }]);
});

it.each([
  '',
  'lake',
  'd.',
  'd.Lake',
  'd.lake-',
  'd.-lake',
  'd.la--ke',
  'xd.lake',
  'd.lake.1',
  'd.lake x',
  'k.lake',
  'dlake',
  'lake.1.0915',
  'm.lake.0.0915',
  'm.lake.4.0915',
  'm.lake.1.2400',
  'm.lake.1.3000',
  'm.lake.1.0960',
  'm.lake.1.915',
  'm.lake.1.09155',
  'xm.lake.1.0915',
  'mlake.1.0915',
])('%j is no change', (text) => expect(readChanges(text)).toEqual([]));

it.each(['', 'm.lake.1.0915', 'd.lake', 'lake.1', ' lake.1.0915', 'lake.1.0915 '])('%j is no kept stop', (text) =>
  expect(readKept(text)).toEqual([]),
);

it('an address holds sixty of them', () => {
  const all = Array.from({ length: 61 }, (_, place): KeptStop => ({
    placeId: `place-${place}`,
    day: 1,
    startsAt: 600,
  }));
  expect(readKept(writeKept(all))).toEqual(all.slice(0, 60));
  expect(readChanges(writeChanges(all.map((one) => ({ kind: 'move', ...one }))))).toHaveLength(60);
});
