import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { Skeleton } from './skeleton.tsx';

afterEach(cleanup);

test('it holds the place that is asked for and says nothing', () => {
  const { container } = show(
    <>
      <Skeleton blockSize="24rem" />
      <Skeleton inlineSize="50%" ratio="4 / 3" />
    </>,
  );
  const [whole, half] = [...container.querySelectorAll<HTMLElement>('[aria-hidden="true"]')].map(({ style }) => style);
  expect([whole?.inlineSize, whole?.blockSize]).toEqual(['100%', '24rem']);
  expect([half?.inlineSize, half?.aspectRatio]).toEqual(['50%', '4 / 3']);
});
