import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const faces = readFileSync(path.join(import.meta.dirname, 'fonts.css'), 'utf8')
  .split('@font-face')
  .slice(1)
  .map((face) => ({
    family: /font-family: '([^']+)'/.exec(face)?.[1] ?? '',
    weights: /font-weight: ([\d ]+);/.exec(face)?.[1] ?? '',
    isBold: /local\('[^']*Bold'\)/.test(face),
  }));

test.each(['Instrument as Arial', 'Instrument as Roboto'])(
  '%s has a bold of its own, so that no browser smears one',
  (family) =>
    expect(faces.filter((face) => face.family === family).map(({ weights, isBold }) => [weights, isBold])).toEqual([
      ['400 500', false],
      ['600 700', true],
    ]),
);
