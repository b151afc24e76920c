import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { DateRangeDialog, type DateRange } from '../../exports/date-range.ts';
import { show } from '../testing/show.tsx';

afterEach(cleanup);

interface PageProps {
  readonly onUse?: (value: DateRange) => void;
  readonly onRange?: (value: DateRange | null) => void;
}

function Page({ onUse, onRange }: PageProps): ReactNode {
  const [open, setOpen] = useState(false);
  const [value, setValue] = useState<DateRange | null>(null);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Dates
      </button>
      <DateRangeDialog
        open={open}
        onClose={() => setOpen(false)}
        value={value}
        onUse={(next) => (onUse?.(next), setValue(next), setOpen(false))}
        onRange={onRange}
        dateWords={(date) => `on ${date}`}
        arrival="from 12 noon"
        departure="by 11"
        today="2026-11-20"
        until="2027-01-31"
        dates={new Map()}
        cost={{ title: 'From ₹16,590', note: '3 nights' }}
      />
    </>
  );
}

const day = (name: RegExp): Promise<HTMLElement> => screen.findByRole('button', { name });
const dialog = (): HTMLElement => screen.getByRole('dialog', { name: 'When would you like to stay?' });
const use = (): HTMLElement => screen.getByRole('button', { name: 'Use these dates' });
async function choose(...days: RegExp[]): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Dates' }));
  for (const name of days) await userEvent.click(await day(name));
}

test('nothing is decided before the guest says so, and the price waits for both ends', async () => {
  const [decide, range] = [vi.fn<(value: DateRange) => void>(), vi.fn<(value: DateRange | null) => void>()];
  show(<Page onUse={decide} onRange={range} />);
  await choose(/November 26/);
  expect(use().getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(use());
  expect(screen.queryByText('From ₹16,590')).toBeNull();
  await userEvent.click(await day(/November 29/));
  expect(range).toHaveBeenLastCalledWith({ checkIn: '2026-11-26', checkOut: '2026-11-29' });
  expect(screen.getByText('From ₹16,590')).toBeDefined();
  expect(decide).not.toHaveBeenCalled();
  await userEvent.click(use());
  expect(decide).toHaveBeenCalledExactlyOnceWith({ checkIn: '2026-11-26', checkOut: '2026-11-29' });
  expect(screen.queryByRole('grid')).toBeNull();
});

test('closed without a decision, it comes back as it was before', async () => {
  show(<Page />);
  await choose(/November 26/, /November 29/);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await choose();
  expect(within(dialog()).queryByText(/^on /)).toBeNull();
  expect(within(dialog()).getByText('Choose a date')).toBeDefined();
});

test('decided, it comes back with what was decided', async () => {
  show(<Page />);
  await choose(/November 26/, /November 29/);
  await userEvent.click(use());
  await choose();
  expect(within(dialog()).getByText('on 2026-11-26')).toBeDefined();
  expect(within(dialog()).getByText('on 2026-11-29')).toBeDefined();
});

test('Clear forgets one end as well as both', async () => {
  const range = vi.fn<(value: DateRange | null) => void>();
  show(<Page onRange={range} />);
  await choose(/November 26/);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(range).toHaveBeenLastCalledWith(null);
  expect(within(dialog()).queryByText(/^on /)).toBeNull();
  await userEvent.click(await day(/November 24/));
  expect(within(dialog()).getByText('on 2026-11-24')).toBeDefined();
});

test('it begins at the day of arrival that is chosen, at the first day where none is, and keys move from there', async () => {
  show(<Page />);
  const opener = screen.getByRole('button', { name: 'Dates' });
  const open = async (): Promise<void> => {
    opener.focus();
    await userEvent.keyboard('{Enter}');
  };
  await open();
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/November 20/));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/November 21/);
  for (const name of [/November 26/, /November 29/]) await userEvent.click(await day(name));
  await userEvent.click(use());
  await open();
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/November 26/));
});
