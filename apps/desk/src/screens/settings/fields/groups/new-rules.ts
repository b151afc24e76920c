import { weekdays } from '@latchkey/booking-core/dates';
import type { FieldGroup } from '../field.types.ts';
import { group, newField } from '../make-field.ts';
import { newRule, newSeason } from '../new-controls.ts';

/** The fields for a new season and a new rule of stays: the rest is said of it once it is there. */
export function newRules(): FieldGroup[] {
  return [
    group('seasons', { label: 'seasons' }, [
      ...nightsOf(newSeason),
      newField(newSeason.percent, { label: 'seasonPercent', kind: 'signed' }),
      minStayOf(newSeason),
    ]),
    group('restrictions', { label: 'restrictions' }, [
      ...nightsOf(newRule),
      minStayOf(newRule),
      newField(newRule.arrival, { label: 'ruleArrival', kind: 'choice', options: ['', ...weekdays] }),
    ]),
  ];
}

type Controls = Readonly<Record<'name' | 'from' | 'to' | 'minStay', string>>;

const nightsOf = ({ name, from, to }: Controls) => [
  newField(name, { label: 'name', kind: 'line' }),
  newField(from, { label: 'spanFrom', kind: 'rule-day' }),
  newField(to, { label: 'spanTo', kind: 'rule-day' }),
];

const minStayOf = ({ minStay }: Controls) => newField(minStay, { label: 'minStay', kind: 'count' });
