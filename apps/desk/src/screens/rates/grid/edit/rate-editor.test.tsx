import type { RateGrid } from '@latchkey/api-contract/types';
import { deskSite } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { act, cleanup, fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '../../../../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../../../../testing/staff.ts';
import { gridOf } from '../../rates.fixture.ts';
import { screen } from '../../rates.screen.ts';

beforeEach(() => vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 }))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const saved = { status: 200, body: { nights: 1, cells: 1, superseded: [] } };
const open = async (changeAri: object = saved, grid: RateGrid = gridOf()) => {
  const replies = { getRateGrid: { status: 200, body: grid }, changeAri };
  const api = signedInAs(sessionAt(courtyard('owner')), replies);
  await showScreen(screen, '/h/1760/rates', { words: loadWords, site: deskSite, api });
  await page.findByRole('grid', { name: 'Rates and availability' });
  const changes = () => api.calls.filter(({ operation }) => operation === 'changeAri').map(({ input }) => input);
  return { changes };
};
const cell = (name: RegExp | string, day: number): HTMLElement => {
  const row = page.getByRole('rowheader', { name }).closest<HTMLElement>('[role=row]') as HTMLElement;
  return within(row).getAllByRole('gridcell')[day] as HTMLElement;
};
const press = (element: Element, key: string, more: object = {}): Promise<void> =>
  act(async () => {
    fireEvent.keyDown(element, { key, ...more });
    await Promise.resolve();
  });
const go = (element: HTMLElement, more: object = {}): Promise<void> =>
  act(async () => {
    fireEvent.mouseDown(element, { button: 0, ...more });
    fireEvent.mouseUp(window);
    await Promise.resolve();
  });
const type = async (at: HTMLElement, text: string): Promise<HTMLElement> => {
  await go(at);
  await press(at, text.charAt(0));
  const field = table().getByRole('textbox');
  fireEvent.change(field, { target: { value: text } });
  return field;
};
const breakfast = /^Breakfast included/;

/** The table; what a phone shows in its place stands beside it. */
const table = () => within(page.getByRole('grid', { name: 'Rates and availability' }));

test('a figure that is typed is shown at once and saved once, with what guests pay beside it', async () => {
  const { changes } = await open();
  const field = await type(cell(breakfast, 1), '7,000');
  expect(field.getAttribute('aria-label')).toBe('Teak King, Breakfast included, Thu 26 Nov');
  expect(page.getByText('guests pay ₹7,350')).toBeDefined();
  await press(field, 'Enter');
  expect(cell(breakfast, 1).textContent).toContain('7,000');
  expect(cell(breakfast, 1).textContent).toContain('typed by hand, guests pay 7,350');
  expect(changes()).toMatchObject([
    {
      headers: { 'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/) },
      body: {
        changes: [
          { ratePlanId: 'breakfast', from: '2026-11-26', to: '2026-11-26', priceForPax: [{ pax: 2, price: 7000 }] },
        ],
        seenAt: '2026-11-25T06:00:00.000Z',
      },
    },
  ]);
});

test('Escape gives back what stood there; what is no figure is said and stays open', async () => {
  const { changes } = await open();
  const field = await type(cell(breakfast, 0), '9');
  await press(field, 'Escape');
  expect(table().queryByRole('textbox')).toBeNull();
  const again = await type(cell(breakfast, 0), '-5');
  await press(again, 'Enter');
  expect(page.getByText(/Write the price as a sum/)).toBeDefined();
  expect(table().getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  expect(changes()).toEqual([]);
});

test('cells in a row are filled from the first, taken back, and made again', async () => {
  const { changes } = await open(
    saved,
    gridOf({ ['2026-11-25' as never]: { sources: { priceForPax: 'hand' }, priceForPax: [{ pax: 2, price: 6100 }] } }),
  );
  await go(cell(breakfast, 0));
  await press(cell(breakfast, 0), 'ArrowRight', { shiftKey: true });
  await press(cell(breakfast, 1), 'ArrowRight', { shiftKey: true });
  expect(page.getAllByRole('gridcell', { selected: true })).toHaveLength(3);
  await press(cell(breakfast, 2), 'r', { ctrlKey: true });
  await press(cell(breakfast, 2), 'z', { ctrlKey: true });
  await press(cell(breakfast, 2), 'z', { ctrlKey: true, shiftKey: true });
  const set = { from: '2026-11-26', to: '2026-11-27', priceForPax: [{ pax: 2, price: 6100 }] };
  await waitFor(() => expect(changes()).toHaveLength(3));
  expect(changes()).toMatchObject([
    { body: { changes: [set] } },
    { body: { changes: [{ from: '2026-11-26', to: '2026-11-27', backToRule: ['priceForPax'] }] } },
    { body: { changes: [set] } },
  ]);
});

test('what an engine refuses is not shown as done, and can be meant all the same', async () => {
  const faults = [{ code: 'price_jump', dates: ['2026-11-25'], ratePlanId: 'breakfast', pax: 2 }];
  const { changes } = await open({ status: 422, body: { code: 'price_jump', faults } });
  await press(await type(cell(breakfast, 0), '58'), 'Enter');
  const alert = await page.findByRole('alert');
  expect(alert.textContent).toContain('Teak King, Breakfast included, Wed 25 Nov: That is a tenth or ten times');
  expect(cell(breakfast, 0).getAttribute('aria-invalid')).toBe('true');
  expect(cell(breakfast, 0).textContent).toContain('5,800');
  await act(async () => {
    within(alert).getByRole('button', { name: 'Set it all the same' }).click();
    await Promise.resolve();
  });
  await waitFor(() => expect(changes().at(-1)).toMatchObject({ body: { force: true } }));
});

test('somebody’s newer figure is shown, and never written over', async () => {
  const named = { roomTypeId: 'teak-king', ratePlanId: 'breakfast', field: 'priceForPax' };
  const newer = [{ ...named, from: '2026-11-25', to: '2026-11-25', value: [{ pax: 2, price: 6400 }] }];
  await open({ status: 409, body: { code: 'changed', newer } });
  await press(await type(cell(breakfast, 0), '6000'), 'Enter');
  expect((await page.findByRole('alert')).textContent).toContain('Someone else has set another value');
  expect(cell(breakfast, 0).textContent).toContain('6,400');
});

test('a paste is taken whole or not at all', async () => {
  const { changes } = await open();
  const paste = async (text: string): Promise<void> => {
    await go(cell(breakfast, 0));
    const clipboardData = { getData: () => text };
    await act(async () => {
      fireEvent.paste(cell(breakfast, 0), { clipboardData });
      await Promise.resolve();
    });
  };
  await paste('6,000\t=cmd()');
  expect((await page.findByRole('alert')).textContent).toContain('Thu 26 Nov: Write the price');
  expect(changes()).toEqual([]);
  await paste('٦٬٠٠٠\t६१००');
  expect(changes()).toMatchObject([
    {
      body: {
        changes: [
          { from: '2026-11-25', priceForPax: [{ pax: 2, price: 6000 }] },
          { from: '2026-11-26', priceForPax: [{ pax: 2, price: 6100 }] },
        ],
      },
    },
  ]);
});

test('a figure by hand goes back to the rule by one press; one by the rule is left', async () => {
  const { changes } = await open(saved, gridOf({ ['2026-11-25' as never]: { sources: { priceForPax: 'hand' } } }));
  await go(cell(breakfast, 1));
  await press(cell(breakfast, 1), 'Delete');
  expect(changes()).toEqual([]);
  await go(cell(breakfast, 0));
  await press(cell(breakfast, 0), 'Delete');
  expect(changes()).toMatchObject([{ body: { changes: [{ backToRule: ['priceForPax'] }] } }]);
});
