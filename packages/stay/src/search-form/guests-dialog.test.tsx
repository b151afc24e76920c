import type { GuestCounts } from '@latchkey/booking-core/pricing';
import { ScreenFrame } from '@latchkey/ui/screen-frame';
import { setupI18n } from '@lingui/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { GuestsDialog } from './guests-dialog.tsx';

afterEach(cleanup);

function page(): (guests: GuestCounts) => void {
  const use = vi.fn<(guests: GuestCounts) => void>();
  function Page(): ReactNode {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Guests
        </button>
        <GuestsDialog
          open={open}
          onClose={() => setOpen(false)}
          most={4}
          guests={{ adults: 2, childAges: [], infants: 0 }}
          onUse={(guests) => (use(guests), setOpen(false))}
        />
      </>
    );
  }
  render(
    <ScreenFrame i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Page />
    </ScreenFrame>,
  );
  return use;
}

const press = (name: string): void => void fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
const adults = (): string | null | undefined => screen.getAllByRole('status')[0]?.textContent;

test('nothing changes before Done, which says all of it', () => {
  const use = page();
  press('Guests');
  press('One more');
  expect(adults()).toBe('3');
  expect(use).not.toHaveBeenCalled();
  press('Done');
  expect(use).toHaveBeenCalledExactlyOnceWith({ adults: 3, childAges: [], infants: 0 });
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
});

test('closed without Done, it comes back with the guests of the page', () => {
  const use = page();
  press('Guests');
  press('One more');
  press('Close');
  press('Guests');
  expect(adults()).toBe('2');
  expect(use).not.toHaveBeenCalled();
});
