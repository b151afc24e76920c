import type { LocalDate } from '@latchkey/booking-core/dates';
import { expect, test } from 'vitest';
import { planNight } from './rates.fixture.ts';
import { isSold, saleChanges } from './sale-changes.ts';

// Shows docs/rules.md: Rates and availability by hand (Stop-sell).

const date = '2026-11-25' as LocalDate;
const [early, late] = ['2026-11-20T08:00:00.000Z', '2026-11-24T08:00:00.000Z'];
type Night = ReturnType<typeof planNight>;
const byHand = (closedAt: string | undefined, isShutByFiles = false): Partial<Night> => ({
  closed: true,
  ...(closedAt === undefined ? {} : { closedAt }),
  sources: { closed: 'hand' },
  rule: { closed: isShutByFiles },
});

/** One type with a plan for each night that is given. */
const types = (...nights: readonly Partial<Night>[]) =>
  [
    {
      roomTypeId: 'king',
      plans: nights.map((more, at) => ({ ratePlanId: `plan-${at}`, nights: [planNight(date, more)] })),
    },
  ] as unknown as Parameters<typeof saleChanges>[0];
const said = (...given: Parameters<typeof saleChanges>) =>
  saleChanges(...given).map(({ ratePlanId, closed, backToRule }) => [ratePlanId, closed ?? backToRule]);

test('a stop closes what is open, and leaves what somebody closed before', () =>
  expect(said(types({}, byHand(early)), date, 'stop')).toEqual([['plan-0', true]]));

test('selling again opens what the stop closed, and not what was closed before it', () =>
  expect(said(types(byHand(late), byHand(early), byHand(late)), date, 'sell')).toEqual([
    ['plan-0', ['closed']],
    ['plan-2', ['closed']],
  ]));

test('what the files close and a hand had opened is open again by hand', () =>
  expect(said(types(byHand(late, true)), date, 'sell')).toEqual([['plan-0', false]]));

test('closed before it was written down who sets what, all is opened; what the files close is not', () => {
  expect(said(types(byHand(undefined), byHand(undefined)), date, 'sell')).toHaveLength(2);
  const shut = types({ closed: true });
  expect([saleChanges(shut, date, 'sell'), isSold(shut, date)]).toEqual([[], false]);
});
