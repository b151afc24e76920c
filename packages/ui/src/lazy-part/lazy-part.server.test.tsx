// @vitest-environment node
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lazyCode, lazyPart } from '../../exports/lazy-part.ts';

const Rooms = ({ count }: { readonly count: number }): ReactNode => <p>rooms: {count}</p>;

test('the server draws a part in its place, not after the page', async () => {
  const Part = lazyPart(async () => Rooms);
  await Promise.resolve();
  expect(renderToString(<Part count={3} />)).toMatch(/^<!--\$--><p>rooms: .*3<\/p><!--\/\$-->$/);
});

test('a part that the server draws before it has it is a defect, not an empty page', () => {
  const Part = lazyCode(async () => Rooms);
  expect(() => renderToString(<Part count={3} />)).toThrow('before the server had loaded it');
});
