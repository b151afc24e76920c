import { expect, test } from 'vitest';
import { choicesIn, fieldsOf, planUrl } from './planner.choices.ts';

test('choices stand in the address and come back from it', () => {
  const search = {
    days: '3',
    purpose: 'food',
    from: '2026-11-30',
    arrive: '16:00',
    keep: 'lalbagh.1.0930',
    plan: 'd.mtr_m.koshys.2.1100_l.ulsoor-lake',
  };
  expect(fieldsOf(choicesIn(search))).toEqual(search);
  expect(planUrl(1760, choicesIn({}))).toBe('/planner/1760');
  expect(planUrl(1760, choicesIn(search))).not.toContain('%2C');
});

test.each([
  [{ days: '4' }, { days: 1 }],
  [{ days: '2.5' }, { days: 1 }],
  [{ purpose: 'conquest' }, { purpose: 'leisure' }],
  [{ from: '2026-02-30' }, { from: null }],
  [{ from: '9999-12-31' }, { from: null }],
  [{ arrive: '25:00' }, { arrive: null }],
  [{ arrive: 'about four' }, { arrive: null }],
  [{ plan: '<script>' }, { changes: [] }],
  [{ keep: 'x'.repeat(2000) }, { keep: [] }],
])('%o is as if it had not been said', (search, expected) => {
  expect(choicesIn(search)).toMatchObject(expected);
});
