import { expect, test } from 'vitest';
import { ink, isReadable, parseHex, white } from '../../exports/colour.ts';
import { contrast } from './contrast.ts';

test('contrast is that of WCAG 2.2, whichever colour comes first', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 10);
  expect(contrast([255, 255, 255], [0, 0, 0])).toBeCloseTo(21, 10);
  // The published example of the W3C for the least grey that text may have on white.
  expect(contrast([0x76, 0x76, 0x76], [255, 255, 255])).toBeCloseTo(4.54, 2);
  expect(contrast([10, 20, 30], [10, 20, 30])).toBe(1);
  // The darkest channels are not curved: 10 / 255 / 12.92 is the whole luminance of that grey.
  expect(contrast([10, 10, 10], [0, 0, 0])).toBeCloseTo((10 / 255 / 12.92 + 0.05) / 0.05, 10);
});

test('a colour is written with three or six digits, and nothing else is one', () => {
  expect([parseHex('#0d4944'), parseHex('#FFF')]).toEqual([
    [13, 73, 68],
    [255, 255, 255],
  ]);
  const none = '0d4944 #0d494 #0d494g red x#0d4944 x#fff #0d49440 #0d4944ff #ffff #gff #fgf #ffg'.split(' ');
  expect([...none, ''].filter((text) => parseHex(text) !== null)).toEqual([]);
});

test('text is readable on a colour from a contrast of 7:1 on', () => {
  expect([isReadable([0x59, 0x59, 0x59], white), isReadable([0x5a, 0x5a, 0x5a], white)]).toEqual([true, false]);
  expect(isReadable([247, 183, 51], ink)).toBe(true);
});
