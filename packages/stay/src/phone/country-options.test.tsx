import { PageProvider, type usePage } from '@latchkey/site';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CountryOptions } from './country-options.tsx';

afterEach(cleanup);

test.each([
  ['en', 'Nepal +977'],
  ['ar', 'نيبال \u2066+977\u2069'],
] as const)('in %s a country is named with its code, whose sign stands before the figures', (locale, name) => {
  render(
    <PageProvider page={{ locale } as ReturnType<typeof usePage>}>
      <select>
        <CountryOptions chosen="NP" />
      </select>
    </PageProvider>,
  );
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toContain(name);
});
