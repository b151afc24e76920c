import { expect, test } from 'vitest';
import { ownDeskPath } from './own-desk-path.ts';

test.each(['/h/1760/people', '/h/1760/people?from=x', '/'])('%s is a page of the desk', (path) =>
  expect(ownDeskPath(path)).toBe(path),
);

test.each([
  undefined,
  '',
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '/sign-in?token=abc',
])('%s leads to the hotels', (path) => expect(ownDeskPath(path)).toBe('/'));
