import { setupI18n } from '@lingui/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ScreenFrame } from '../../exports/screen-frame.ts';
import type { CalendarDate } from './date-range.types.ts';
import { messages as arabic } from '../../locales/ar.mjs';
import { messages as hindi } from '../../locales/hi.mjs';
import { RangeCalendar } from './range-calendar.lazy.tsx';

afterEach(cleanup);

const dates = new Map<string, CalendarDate>([
  ['2026-11-26', { date: '2026-11-26', amount: 5460, price: '5,460', availability: 'open', minStay: 1 }],
  ['2026-12-01', { date: '2026-12-01', amount: null, price: null, availability: 'closed', minStay: 1 }],
  ['2026-11-28', { date: '2026-11-28', amount: null, price: null, availability: 'sold_out', minStay: 1 }],
]);

function calendar(onChange: (value: unknown) => void, onArrival?: (checkIn: string) => void): void {
  render(
    <ScreenFrame i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <RangeCalendar
        value={null}
        onChange={onChange}
        onArrival={onArrival}
        today="2026-11-20"
        until="2027-01-31"
        dates={dates}
      />
    </ScreenFrame>,
  );
}

const day = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

test.each(['2026-10-31T23:30:00Z', '2027-03-01T00:30:00Z'])(
  'opens in the property’s month where the device says %s',
  (moment) => {
    vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] });
    calendar(() => undefined);
    expect(screen.getByRole('application').getAttribute('aria-label')).toBe('November to December 2026');
    vi.useRealTimers();
  },
);

test('two presses make a stay, and one may leave on a full night', async () => {
  const change = vi.fn<(value: unknown) => void>();
  calendar(change);
  await userEvent.click(day(/November 26/));
  await userEvent.click(day(/November 28/));
  expect(change).toHaveBeenCalledWith({ checkIn: '2026-11-26', checkOut: '2026-11-28' });
});

test('keys alone make a stay: a day is reached by arrows and pressed by Enter or Space', async () => {
  const [change, arrival] = [vi.fn<(value: unknown) => void>(), vi.fn<(checkIn: string) => void>()];
  calendar(change, arrival);
  day(/November 20/).focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(arrival).toHaveBeenLastCalledWith('2026-11-27');
  // The focus has gone on by a night. The one after it is behind a full one.
  await userEvent.keyboard('{ArrowRight} ');
  expect(change).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowLeft} ');
  expect(change).toHaveBeenCalledExactlyOnceWith({ checkIn: '2026-11-27', checkOut: '2026-11-28' });
});

test('a full night is not slept over', async () => {
  const change = vi.fn<(value: unknown) => void>();
  calendar(change);
  await userEvent.click(day(/November 26/));
  expect(day(/November 29/).getAttribute('aria-disabled')).toBe('true');
  expect(day(/November 28/).textContent).toContain('28');
  expect(change).not.toHaveBeenCalled();
});

test('the day of arrival is told as soon as it is pressed, and neither focus nor pointer makes an end', async () => {
  const [change, arrival] = [vi.fn<(value: unknown) => void>(), vi.fn<(checkIn: string) => void>()];
  calendar(change, arrival);
  await userEvent.click(day(/November 26/));
  expect(arrival).toHaveBeenCalledWith('2026-11-26');
  await userEvent.hover(day(/November 27/));
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.click(document.body);
  expect(change).not.toHaveBeenCalled();
});

test('a date that the hotel does not sell cannot be chosen', () => {
  calendar(() => undefined);
  const days = screen.getAllByRole('button', { name: /December 1,/ });
  expect(days.map((one) => one.getAttribute('aria-disabled'))).toEqual(days.map(() => 'true'));
});

test('a date says its price, or that it is full', () => {
  calendar(() => undefined);
  expect(day(/November 26.*, 5,460$/)).toBeDefined();
  expect(day(/November 28.*, full$/)).toBeDefined();
});

test.each([
  { locale: 'hi', messages: hindi, foreign: /[A-Za-z]/ },
  { locale: 'ar', messages: arabic, foreign: /[A-Za-z]|, / },
])(
  'no word of a calendar in $locale is English, nor a comma that is not its own',
  async ({ locale, messages, foreign }) => {
    const { container } = render(
      <ScreenFrame i18n={setupI18n({ locale, messages: { [locale]: messages } })}>
        <RangeCalendar
          value={{ checkIn: '2026-11-26', checkOut: '2026-11-27' }}
          onChange={() => undefined}
          today="2026-11-20"
          until="2027-01-31"
          dates={new Map()}
        />
      </ScreenFrame>,
    );
    const said = (): string =>
      [...document.querySelectorAll('[aria-label]')]
        .map((one) => one.getAttribute('aria-label'))
        .concat(document.body.textContent)
        .join(' ');
    expect(said()).not.toMatch(/[A-Za-z]/);
    const names = [...container.querySelectorAll('[aria-label]')]
      .map((one) => one.getAttribute('aria-label'))
      .join(' ');
    expect(names).not.toMatch(foreign);
    await userEvent.click(screen.getAllByRole('button', { name: /26/ })[0] as HTMLElement);
    expect(said()).not.toMatch(/[A-Za-z]/);
  },
);
