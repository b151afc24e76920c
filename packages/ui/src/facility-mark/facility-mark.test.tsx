import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { FacilityMark } from './facility-mark.tsx';

afterEach(cleanup);

test('it is found by its name, has none where nothing is drawn, and says nothing', () => {
  const { container } = show(
    <>
      <FacilityMark name="pool" />
      <FacilityMark name={undefined} />
    </>,
  );
  const marks = [...container.querySelectorAll('span')];
  expect(marks.map((mark) => mark.getAttribute('data-mark'))).toEqual(['pool', null]);
  expect(marks.map((mark) => mark.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
});
