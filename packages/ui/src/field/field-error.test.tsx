import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { describedBy } from '../testing/described.ts';
import { show } from '../testing/show.tsx';
import { FieldError } from './field-error.tsx';

afterEach(cleanup);

test('the error of a group describes it by the id that it is given, in words alone', () => {
  const { container } = show(
    <fieldset aria-label="Rooms" aria-describedby="rooms-error">
      <FieldError id="rooms-error">Please select at least one room</FieldError>
    </fieldset>,
  );
  expect(describedBy(screen.getByRole('group', { name: 'Rooms' }))).toEqual(['Please select at least one room']);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
