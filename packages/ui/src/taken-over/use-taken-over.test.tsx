import { cleanup, render, screen } from '@testing-library/react';
import { act, useRef, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useTakenOver } from '../../exports/taken-over.ts';

afterEach(cleanup);

function Named({
  read,
  isShown = true,
}: {
  readonly read: (name: unknown) => void;
  readonly isShown?: boolean;
}): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  useTakenOver(form, (element) => read(new FormData(element).get('name')));
  return isShown ? (
    <form ref={form}>
      <input name="name" defaultValue="" aria-label="Name" />
    </form>
  ) : null;
}

test('what was typed before the page’s script came is read when React takes the form over', async () => {
  const read = vi.fn<(name: unknown) => void>();
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Named read={read} />);
  expect(read).not.toHaveBeenCalled();
  place.querySelector('input')!.value = 'Neha';
  const root = await act(() => hydrateRoot(place, <Named read={read} />));
  expect(read).toHaveBeenCalledExactlyOnceWith('Neha');
  act(() => root.unmount());
  place.remove();
});

test('a form is read once, however often it is drawn, and one that comes later not at all', () => {
  const read = vi.fn<(name: unknown) => void>();
  const { rerender } = render(<Named read={read} />);
  rerender(<Named read={read} />);
  expect(read).toHaveBeenCalledExactlyOnceWith('');
  cleanup();
  read.mockClear();
  const later = render(<Named read={read} isShown={false} />);
  later.rerender(<Named read={read} />);
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeDefined();
  expect(read).not.toHaveBeenCalled();
});
