import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

interface PageProps {
  readonly title?: string;
  readonly onClose?: () => void;
}

/** A page with a dialog, its opener, and an act at the dialog's foot that is the page's own way to close it. */
function Page({ title = 'Cancel this stay?', onClose }: PageProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open {title}
      </button>
      <Dialog
        open={open}
        onClose={() => (onClose?.(), setOpen(false))}
        title={title}
        foot={
          <button type="button" onClick={() => setOpen(false)}>
            Keep the stay
          </button>
        }
      >
        <label>
          Reason <input />
        </label>
      </Dialog>
    </>
  );
}

const opener = (): HTMLElement => screen.getByRole('button', { name: /^Open/ });
const dialog = (): HTMLDialogElement => screen.getByRole('dialog');
const reason = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Reason' });

/** Opens it, types a word, closes it in some way, sees that nothing is left of it, opens it again: the word that it then has. */
async function wordAfter(close: (shown: HTMLDialogElement) => Promise<void> | void): Promise<string> {
  await userEvent.click(opener());
  await userEvent.type(reason(), 'Illness');
  const shown = dialog();
  await close(shown);
  await vi.waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(shown.open).toBe(false);
  await vi.waitFor(() => expect(shown.textContent).toBe(''));
  await userEvent.click(opener());
  expect(dialog()).toBe(shown);
  expect(shown.open).toBe(true);
  return reason().value;
}

test('a dialog closes by its cross and comes back empty', async () => {
  const close = vi.fn<() => void>();
  show(<Page onClose={close} />);
  expect(await wordAfter(() => userEvent.click(screen.getByRole('button', { name: 'Close' })))).toBe('');
  expect(close).toHaveBeenCalled();
});

test.each(['{Enter}', ' '])('its cross takes the key "%s"', async (key) => {
  show(<Page />);
  const press = async (): Promise<void> => {
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard(key);
  };
  expect(await wordAfter(press)).toBe('');
});

test('one that is opened again before the browser reports that Escape closed it stays open', async () => {
  show(<Page />);
  await userEvent.click(opener());
  const shown = dialog();
  // The browser's own order: it asks, closes, and reports in a later task.
  fireEvent(shown, new Event('cancel', { cancelable: true }));
  shown.removeAttribute('open');
  await userEvent.click(screen.getByText(/^Open/));
  fireEvent(shown, new Event('close'));
  expect(shown.open).toBe(true);
  expect(shown.hidden).toBe(false);
});

test('Escape, by which the browser closes it, is said to the page', async () => {
  const close = vi.fn<() => void>();
  show(<Page onClose={close} />);
  // The browser's own answer to the key.
  expect(await wordAfter((shown) => shown.close())).toBe('');
  expect(close).toHaveBeenCalled();
});

test('a press beside it closes it, one inside does not', async () => {
  const close = vi.fn<() => void>();
  show(<Page onClose={close} />);
  await userEvent.click(opener());
  await userEvent.click(reason());
  await userEvent.click(screen.getByRole('heading'));
  expect(close).not.toHaveBeenCalled();
  expect(dialog().open).toBe(true);
  await userEvent.click(dialog());
  expect(close).toHaveBeenCalled();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the page that closes it finds it empty too', async () => {
  show(<Page />);
  expect(await wordAfter(() => userEvent.click(screen.getByRole('button', { name: 'Keep the stay' })))).toBe('');
});

test('it is modal: the browser keeps the page behind it out of reach', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  show(<Page />);
  expect(showModal).not.toHaveBeenCalled();
  await userEvent.click(opener());
  expect(showModal).toHaveBeenCalledOnce();
  showModal.mockRestore();
});

test('two on one page have each their own name', async () => {
  show(
    <>
      <Page title="Dates" />
      <Page title="Guests" />
    </>,
  );
  for (const button of screen.getAllByRole('button', { name: /^Open/ })) await userEvent.click(button);
  const ids = screen.getAllByRole('dialog').map((one) => one.getAttribute('aria-labelledby') ?? '');
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Dates', 'Guests']);
});

test('it begins at its title, where the key that has opened it shuts nothing', async () => {
  show(<Page />);
  opener().focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Cancel this stay?' }));
  await userEvent.keyboard('{Enter} ');
  expect(dialog().open).toBe(true);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
});
