import { expect, test } from 'vitest';
import {
  choiceOf,
  dueBy,
  guestsChoices,
  intentOf,
  isGuaranteed,
  paymentModes,
  paymentPlans,
  paymentWays,
} from './payment-ways.ts';
import { waysAtProperty } from './ways-at-property.ts';

test('guests are offered to pay all, a part, at the property, or there with a card kept, in this order', () =>
  expect(guestsChoices).toEqual(['full', 'advance', 'at-property', 'guarantee']));

test('with a card that is kept nothing is due now, whatever the bill says of other ways', () => {
  const dueNow = { full: 900, 'at-property': 0 };
  expect(guestsChoices.map((choice) => dueBy(dueNow, choice))).toEqual([900, undefined, 0, 0]);
  expect(guestsChoices.filter((choice) => isGuaranteed(intentOf(choice)))).toEqual(['guarantee']);
  expect(isGuaranteed({ mode: 'at-property', plan: 'guarantee' })).toBe(false);
});

test('a choice and its mode and plan stand for each other', () => {
  expect(guestsChoices.map(intentOf)).toEqual([
    { mode: 'online', plan: 'full' },
    { mode: 'online', plan: 'advance' },
    { mode: 'at-property', plan: 'full' },
    { mode: 'online', plan: 'guarantee' },
  ]);
  for (const choice of guestsChoices) expect(choiceOf(intentOf(choice))).toBe(choice);
});

test('at the property no part is paid ahead, whatever plan is named', () =>
  expect(choiceOf({ mode: 'at-property', plan: 'advance' })).toBe('at-property'));

test('no two ways that guests are offered share mode and plan, and what is paid online is due at once, but for a guarantee', () => {
  const ways = guestsChoices.map((choice) => paymentWays[choice]);
  expect(new Set(ways.map(({ mode, plan }) => `${mode} ${plan}`)).size).toBe(ways.length);
  for (const { mode, plan, due } of Object.values(paymentWays))
    expect(due === 'nothing').toBe(mode === 'at-property' || plan === 'guarantee');
});

test('every mode and plan of a row is listed', () => {
  const ways = Object.values(paymentWays);
  expect(new Set(ways.map(({ mode }) => mode))).toEqual(new Set(paymentModes));
  expect(new Set(ways.map(({ plan }) => plan))).toEqual(new Set(paymentPlans));
});

test('every way by which the property takes money without a gateway is listed', () => {
  const ways = Object.entries(paymentWays).filter(
    ([, row]) => row.chosenBy === 'property' && row.takenBy !== 'gateway',
  );
  expect(ways.map(([way]) => way)).toEqual([...waysAtProperty]);
});
