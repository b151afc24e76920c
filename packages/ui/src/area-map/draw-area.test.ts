import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawArea, type MapPoint } from './draw-area.ts';

const hotel = { lat: 12.9784, lng: 77.6408 };

test('north is up, east is to the right', () => {
  const { hotel: at, marks } = drawArea(
    hotel,
    [
      { lat: 12.99, lng: 77.6408 },
      { lat: 12.9784, lng: 77.655 },
    ],
    640,
    520,
  );
  expect(marks[0]?.y).toBeLessThan(at.y);
  expect(marks[1]?.x).toBeGreaterThan(at.x);
});

test('what is far beyond the rest stands at the edge', () => {
  const near = [
    { lat: 12.98, lng: 77.645 },
    { lat: 12.97, lng: 77.63 },
  ];
  const { marks } = drawArea(hotel, [...near, { lat: 13.2, lng: 77.7 }], 640, 520);
  expect(marks.map(({ isBeyond }) => isBeyond)).toEqual([false, false, true]);
});

const position = fc.record({
  lat: fc.double({ min: 12.7, max: 13.2, noNaN: true }),
  lng: fc.double({ min: 77.4, max: 77.9, noNaN: true }),
});

test('nothing is drawn outside the box', () => {
  fc.assert(
    fc.property(fc.array(position, { maxLength: 8 }), (places) => {
      const plan = drawArea(hotel, places, 640, 520);
      const ringLabels = plan.rings.flatMap(({ label }) => (label === null ? [] : [label]));
      for (const { x, y } of [plan.hotel, ...ringLabels]) {
        expect(x >= 0 && x <= 640 && y >= 0 && y <= 520).toBe(true);
      }
    }),
  );
});

test('places side by side do not cover each other', () => {
  const { marks } = drawArea(
    hotel,
    [
      { lat: 12.98, lng: 77.645 },
      { lat: 12.9801, lng: 77.6451 },
      { lat: 12.95, lng: 77.6 },
    ],
    640,
    520,
  );
  const [one, other] = marks;
  expect(Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0))).toBeGreaterThanOrEqual(33);
});

const isApart = (one: MapPoint, other: MapPoint): boolean =>
  Math.abs(one.x - other.x) > 40 || Math.abs(one.y - other.y) > 24;

test('the distance of a ring is written where no place covers it', () => {
  const southwards = [0.5, 1, 2].map((km) => ({ lat: hotel.lat - km / 111.2, lng: hotel.lng }));
  const { rings, marks } = drawArea(hotel, [...southwards, { lat: 12.98, lng: 77.65 }], 640, 520);
  expect(rings.length).toBeGreaterThan(1);
  for (const { label } of rings) for (const mark of marks) expect(label !== null && isApart(mark, label)).toBe(true);
});

test('no distance is covered by a place or by another distance, wherever the places are', () => {
  fc.assert(
    fc.property(fc.array(position, { maxLength: 8 }), (places) => {
      const { rings, marks } = drawArea(hotel, places, 640, 400);
      const labels = rings.flatMap(({ label }) => (label === null ? [] : [label]));
      labels.forEach((label, place) => {
        for (const other of [...marks, ...labels.slice(0, place)]) expect(isApart(label, other)).toBe(true);
      });
    }),
  );
});
