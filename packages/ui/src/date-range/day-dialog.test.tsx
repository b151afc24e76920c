import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { messages as arabic } from '../../locales/ar.mjs';
import { DayDialog } from '../../exports/date-range.ts';
import { show } from '../testing/show.tsx';

afterEach(cleanup);

function dialog(locale: 'en' | 'ar' = 'en'): (date: string) => void {
  const choose = vi.fn<(date: string) => void>();
  show(
    <DayDialog
      open
      onClose={() => undefined}
      title="Day"
      value="2026-11-26"
      onChoose={choose}
      today="2026-11-20"
      until="2026-12-31"
    />,
    { locale, messages: locale === 'ar' ? arabic : {} },
  );
  return choose;
}

const day = (name: RegExp): Promise<HTMLElement> => screen.findByRole('button', { name });

test('a press on a date is the decision', async () => {
  const choose = dialog();
  await userEvent.click(await day(/November 28/));
  expect(choose).toHaveBeenCalledExactlyOnceWith('2026-11-28');
});

test('yesterday and what lies after the last date cannot be chosen', async () => {
  const choose = dialog();
  await userEvent.click(await day(/November 19/));
  expect((await day(/November 19/)).getAttribute('aria-disabled')).toBe('true');
  expect(choose).not.toHaveBeenCalled();
});

test.each([
  ['en', /November 26/, '2026-11-27'],
  ['ar', /26 نوفمبر/, '2026-11-25'],
] as const)('the right arrow goes where the writing of %s has it, and Enter decides', async (locale, name, date) => {
  const choose = dialog(locale);
  const chosen = await day(name);
  await waitFor(() => expect(chosen.tabIndex).toBe(0));
  chosen.focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(choose).toHaveBeenCalledExactlyOnceWith(date);
});
