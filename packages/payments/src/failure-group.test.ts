import { expect, test } from 'vitest';
import { failureGroupOf, failureReasons } from './failure-group.ts';

test.each([
  ['insufficient_funds', 'check_limits'],
  ['payment_declined', 'try_another_way'],
  ['incorrect_pin', 'details_wrong'],
  ['payment_cancelled', 'stopped'],
  ['payment_timed_out', 'wait_for_bank'],
  ['bank_technical_error', 'bank_down'],
  ['card_declined', 'try_another_way'],
  ['lost_card', 'try_another_way'],
  ['card_velocity_exceeded', 'check_limits'],
  ['payment_intent_authentication_failure', 'details_wrong'],
  ['issuer_not_available', 'bank_down'],
  ['something_new', null],
  [null, null],
] as const)('%s asks for %s', (reason, group) => expect(failureGroupOf(reason)).toBe(group));

test('no reason stands in two groups', () => {
  const all = Object.values(failureReasons).flat();
  expect(new Set(all).size).toBe(all.length);
});
