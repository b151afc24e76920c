import { usualPolicies } from '@latchkey/booking-core/cancellation';
import { expect, test } from 'vitest';
import { changesOf } from '../changes-of.ts';
import { markName, markOf } from '../mark-of.ts';
import { policies, policyOf } from '../policies.table.ts';
import { documents } from '../../settings.fixture.ts';
import { planGroups } from './plans.ts';

const at = 'ratePlans.flexible.cancellation';

/** What a save says of a plan's fields, of which some are typed anew. */
function saved(typed: Readonly<Record<string, string>>) {
  const groups = planGroups(documents, 'en');
  const fields = groups.flatMap(({ fields: its }) => its);
  const texts = new Map(
    fields.flatMap(({ name, value }) => [[name, value] as const, [markName(name), markOf(value)] as const]),
  );
  for (const [path, text] of Object.entries(typed)) texts.set(`hotel.json ${path}`, text);
  return changesOf(groups, documents, (name) => texts.get(name) ?? '');
}

test('a step of cancelling keeps the first night, a sum or a share, as it is typed', () => {
  expect(saved({ [`${at}.0.percent`]: '', [`${at}.0.nights`]: '1' })).toMatchObject({
    invalid: [],
    changes: [
      { file: 'hotel.json', path: `${at}.0.percent` },
      { file: 'hotel.json', path: `${at}.0.nights`, value: 1 },
    ],
  });
  expect(saved({ [`${at}.0.percent`]: '', [`${at}.0.amount`]: '50', [`${at}.0.per`]: 'room' }).changes).toEqual([
    { file: 'hotel.json', path: `${at}.0.percent` },
    { file: 'hotel.json', path: `${at}.0.amount`, value: expect.any(Number) as number },
    { file: 'hotel.json', path: `${at}.0.per`, value: 'room' },
  ]);
  expect(saved({ [`${at}.0.hoursBeforeCheckIn`]: '0' }).changes).toEqual([
    { file: 'hotel.json', path: `${at}.0.hoursBeforeCheckIn`, value: 0 },
  ]);
  expect(saved({ [`${at}.0.nights`]: '1.5' }).invalid).toEqual([`hotel.json ${at}.0.nights`]);
});

test('the first night is a way of cancelling of its own', () => {
  expect(saved({ [at]: 'first-night' }).changes).toEqual([
    { file: 'hotel.json', path: at, value: usualPolicies.firstNight },
  ]);
  expect(policyOf(policies['first-night'])).toBe('first-night');
  expect(
    policyOf([
      { hoursBeforeCheckIn: 48, percent: 0 },
      { hoursBeforeCheckIn: 0, nights: 2 },
    ]),
  ).toBe('own');
});
