import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { Code } from './code.tsx';

afterEach(cleanup);

test('the server’s drawing of a code stays, and where there is none the browser draws it', async () => {
  const page = document.createElement('div');
  page.innerHTML = '<div><svg role="img" aria-label="drawn by the server"></svg></div>';
  const drawing = page.querySelector('svg');
  const complaints: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(page, <Code text="ABCD-EFGH" label="Booking reference" />, {
      onRecoverableError: (error) => complaints.push(error),
    }),
  );
  expect(page.querySelector('svg')).toBe(drawing);
  expect(complaints).toEqual([]);
  await act(async () => root.render(<Code text="ABCD-EFGH" label="Buchungsnummer" />));
  expect(page.querySelector('svg')).toBe(drawing);
  act(() => root.unmount());

  render(<Code text="ABCD-EFGH" label="Booking reference" />);
  expect((await screen.findByRole('img', { name: 'Booking reference' })).querySelector('path')).not.toBeNull();
});
