import { cleanup, screen } from '@testing-library/react';
import fc from 'fast-check';
import { create } from 'qrcode';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { qrPath } from './qr-path.ts';
import { Qr } from './qr.tsx';

afterEach(cleanup);

/** The dark modules that a path strokes, as `column row`. */
const stroked = (d: string): string[] =>
  [...d.matchAll(/M(\d+) (\d+)\.5h(\d+)/g)].flatMap(([, column, row, run]) =>
    Array.from({ length: Number(run) }, (_, step) => `${Number(column) + step} ${Number(row)}`),
  );

test('the path strokes each dark module once and no light one, within a quiet zone of four', () => {
  fc.assert(
    fc.property(fc.webUrl(), (url) => {
      const { modules } = create(url, { errorCorrectionLevel: 'Q' });
      const dark: string[] = [];
      for (let row = 0; row < modules.size; row += 1)
        for (let column = 0; column < modules.size; column += 1)
          if (modules.get(row, column)) dark.push(`${column + 4} ${row + 4}`);
      const { side, d } = qrPath(url);
      expect(side).toBe(modules.size + 8);
      expect(stroked(d)).toEqual(dark);
    }),
    { numRuns: 20 },
  );
});

test('it is one picture with the name of what it opens', () => {
  show(<Qr text="https://sandalwood.example/stay" label="Opens your stay on your phone" />);
  const picture = screen.getByRole('img', { name: 'Opens your stay on your phone' });
  const { side, d } = qrPath('https://sandalwood.example/stay');
  expect(picture.getAttribute('viewBox')).toBe(`0 0 ${side} ${side}`);
  expect(picture.querySelector('path')?.getAttribute('d')).toBe(d);
});
