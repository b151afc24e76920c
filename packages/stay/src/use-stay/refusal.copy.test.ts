import { expect, test } from 'vitest';
import { refusalCopy, slotRefusal, type Refusal } from './refusal.copy.ts';

test('whatever an hourly stay cannot have is said as an hour that is taken; what the guest can mend is said as it is', () => {
  for (const code of ['sold_out', 'not_for_sale', 'invalid_dates'] as const)
    expect(slotRefusal(code)).toBe('slot_taken');
  const others = (Object.keys(refusalCopy) as Refusal[]).filter((code) => slotRefusal(code) === code);
  expect(others).toHaveLength(Object.keys(refusalCopy).length - 3);
  expect(others).toContain('offline');
});
