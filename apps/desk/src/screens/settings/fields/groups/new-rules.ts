import { weekdays } from '@latchkey/booking-core/dates';
import type { FieldGroup } from '../field.types.ts';
import { group, newField } from '../make-field.ts';
import { newRule } from '../new-controls.ts';

/** The fields for a new season and a new rule of stays: the rest is said of it once it is there. */
export function newRules(): FieldGroup[] {
  const nights = [
    newField(newRule.name, { label: 'name', kind: 'line' }),
    newField(newRule.from, { label: 'spanFrom', kind: 'rule-day' }),
    newField(newRule.to, { label: 'spanTo', kind: 'rule-day' }),
  ];
  const minStay = newField(newRule.minStay, { label: 'minStay', kind: 'count' });
  return [
    group('seasons', { label: 'seasons' }, [
      ...nights,
      newField(newRule.percent, { label: 'seasonPercent', kind: 'signed' }),
      minStay,
    ]),
    group('restrictions', { label: 'restrictions' }, [
      ...nights,
      minStay,
      newField(newRule.arrival, { label: 'ruleArrival', kind: 'choice', options: ['', ...weekdays] }),
    ]),
  ];
}
