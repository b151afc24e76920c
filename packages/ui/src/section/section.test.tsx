import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { Section } from './section.tsx';

afterEach(cleanup);

test('two parts of a page are regions, each with its own title, and links lead to them', () => {
  show(
    <>
      <Section id="rooms" title="Rooms">
        Three
      </Section>
      <Section title="Rates" note="Taxes included">
        Two
      </Section>
    </>,
  );
  expect(screen.getByRole('region', { name: 'Rooms' }).id).toBe('rooms');
  expect(screen.getByRole('region', { name: 'Rates' }).textContent).toBe('RatesTaxes includedTwo');
});

test('the picture that bleeds comes last in it', () => {
  show(
    <Section title="The court" bleed={<img alt="The court at dusk" />}>
      Shade at noon
    </Section>,
  );
  const picture = screen.getByRole('img', { name: 'The court at dusk' });
  expect(screen.getByRole('region', { name: 'The court' }).lastElementChild).toBe(picture);
});
