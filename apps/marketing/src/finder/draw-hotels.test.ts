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

test('the picture of the earth lies beneath the marks: a hotel stands where its degrees are on it', () => {
  const { marks, earth } = drawHotels([bengaluru, berlin], 640, 400);
  for (const [at, { latitude, longitude }] of [bengaluru, berlin].entries()) {
    const { x = 0, y = 0, width = 0, height = 0 } = earth ?? {};
    expect(Math.abs(x + (width * (longitude + 180)) / 360 - (marks[at]?.x ?? 0))).toBeLessThan(2);
    expect(Math.abs(y + (height * (90 - latitude)) / 180 - (marks[at]?.y ?? 0))).toBeLessThan(2);
  }
});

test('the scale is a round distance: from Indiranagar to Whitefield are about eleven kilometres', () => {
  const whitefield = { latitude: 12.9698, longitude: 77.75 };
  const { marks, scale } = drawHotels([{ latitude: 12.9698, longitude: 77.6408 }, whitefield], 640, 400);
  const units = (marks[1]?.x ?? 0) - (marks[0]?.x ?? 0);
  expect(scale.metres).toBe(2000);
  expect((units / scale.length) * scale.metres).toBeGreaterThan(11_500);
  expect((units / scale.length) * scale.metres).toBeLessThan(12_200);
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
