import { setupI18n } from '@lingui/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { lazyDialog } from '../../exports/lazy-part.ts';
import { ScreenFrame } from '../../exports/screen-frame.ts';

afterEach(cleanup);

const lost = /did not load/;

function line(): { isUp: boolean; asked: number } {
  return { isUp: false, asked: 0 };
}

const show = (children: ReactNode) =>
  render(
    <ScreenFrame i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Suspense fallback={null}>{children}</Suspense>
    </ScreenFrame>,
  );

test('a dialog that did not come is told, and the next press brings it', async () => {
  const network = line();
  const Dialog = lazyDialog<{ open: string | null; onClose: () => void }>(async () => {
    network.asked += 1;
    if (!network.isUp) throw new TypeError('Failed to fetch');
    return ({ open }) => (open === null ? null : <p>The calendar</p>);
  });
  function Page(): ReactNode {
    const [open, setOpen] = useState<string | null>(null);
    const [wasOpened, setOpened] = useState(false);
    return (
      <>
        <button type="button" aria-expanded={open !== null} onClick={() => (setOpen('dates'), setOpened(true))}>
          Dates
        </button>
        {wasOpened ? <Dialog open={open} onClose={() => setOpen(null)} /> : null}
      </>
    );
  }
  show(<Page />);
  const button = screen.getByRole('button', { name: 'Dates' });
  for (const times of [1, 2]) {
    await userEvent.click(button);
    expect(await screen.findByText(lost)).toBeDefined();
    await screen.findByRole('button', { name: 'Dates', expanded: false });
    expect(network.asked).toBe(times);
  }
  network.isUp = true;
  await userEvent.click(button);
  expect(await screen.findByText('The calendar')).toBeDefined();
});

test('a dialog that stands in the page only while it is open comes at the next press', async () => {
  const network = line();
  const Gallery = lazyDialog<{ onClose: () => void }>(async () => {
    if (!network.isUp) throw new TypeError('Failed to fetch');
    return () => <p>The pictures</p>;
  });
  function Page(): ReactNode {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Pictures
        </button>
        {open ? <Gallery onClose={() => setOpen(false)} /> : null}
      </>
    );
  }
  show(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Pictures' }));
  expect(await screen.findByText(lost)).toBeDefined();
  network.isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Pictures' }));
  expect(await screen.findByText('The pictures')).toBeDefined();
});

test('a part of an open dialog has its own way to try again', async () => {
  const network = line();
  const Calendar = lazyDialog<{ today: string }>(async () => {
    if (!network.isUp) throw new TypeError('Failed to fetch');
    return ({ today }) => <p>{today}</p>;
  });
  show(<Calendar today="2026-11-25" />);
  expect((await screen.findByRole('alert')).textContent).toMatch(lost);
  network.isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2026-11-25')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
