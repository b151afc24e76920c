import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawHotels } from './draw-hotels.ts';

const bengaluru = { latitude: 12.97, longitude: 77.64 };
const berlin = { latitude: 52.52, longitude: 13.4 };
const dubai = { latitude: 25.26, longitude: 55.3 };

test('north is up and east is to the right', () => {
  const [south, north, between] = drawHotels([bengaluru, berlin, dubai], 640, 400).marks;
  expect(north?.y).toBeLessThan(between?.y ?? 0);
  expect(between?.y).toBeLessThan(south?.y ?? 0);
  expect(north?.x).toBeLessThan(between?.x ?? 0);
  expect(between?.x).toBeLessThan(south?.x ?? 0);
});

test('lines go through round degrees, across one hotel as across a continent', () => {
  expect(drawHotels([bengaluru, berlin], 640, 400).parallels.map(({ degrees }) => degrees)).toEqual([15, 30, 45]);
  expect(drawHotels([bengaluru], 640, 400).meridians.map(({ degrees }) => degrees)).toContain(77.64);
});

test('marks stand within the box and apart, wherever a page of hotels lies', () => {
  const hotel = fc.record({
    latitude: fc.double({ min: -60, max: 70, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(hotel, { maxLength: 12 }), (hotels) => {
      const { marks } = drawHotels(hotels, 640, 400);
      for (const [at, { x, y }] of marks.entries()) {
        expect(x >= 0 && x <= 640 && y >= 0 && y <= 400).toBe(true);
        for (const other of marks.slice(0, at)) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(34);
      }
    }),
  );
});

test('hotels at one address stand side by side', () => {
  const { marks } = drawHotels(
    Array.from({ length: 12 }, () => bengaluru),
    640,
    400,
  );
  expect(new Set(marks.map(({ x, y }) => `${x} ${y}`)).size).toBe(12);
});
