import type { LocalDate } from '../../dates/local-date.types.ts';
import type { Duty, DutyRule, FieldRule, Registrant, RegistrationField, Relation } from '../registration.types.ts';
import { companions } from '../registration-lists.ts';
import { duties } from './duties.table.ts';
import { ownCardRule } from './own-card.ts';

/** Who is of age: the laws of the table all draw the line there. */
export const ageOfMajority = 18;

/** The rule of a country for stays that begin on a day; undefined where the house registers nobody. */
export function dutyRuleOf(
  country: string | undefined,
  on: LocalDate,
  ownFields: readonly RegistrationField[] = [],
): DutyRule | undefined {
  const rules = country === undefined ? undefined : duties[country];
  if (rules === undefined) return ownCardRule(ownFields);
  return rules.find(({ from }) => from === undefined || from <= on);
}

/** What a rule asks of a traveller. A foreigner is who has not the nationality of the house's country. */
export function dutyOf(rule: DutyRule | undefined, country: string | undefined, one: Registrant): Duty {
  if (rule === undefined) return { kind: 'none' };
  if (rule.who === 'foreigners') {
    if (one.nationality === null) return { kind: 'nationality-needed', rule };
    if (one.nationality === country) return { kind: 'none' };
  }
  const isMinor = one.age !== null && one.age < ageOfMajority;
  const isFamily = one.relation === 'spouse' || (one.relation === 'child' && (one.age === null || isMinor));
  const isOfGroup = one.relation === 'group' && (one.party ?? 0) > (rule.countsGroupsOver ?? Infinity);
  if ((rule.countsFamily === true && isFamily) || isOfGroup) return { kind: 'counted', rule };
  return {
    kind: 'due',
    rule,
    fields: rule.fields.filter((field) => isAsked(field, isMinor, one.relation)),
    isSigned: rule.signatureFrom !== undefined && (one.age === null || one.age >= rule.signatureFrom),
  };
}

/** Members of a family or group have no document told where a law asks for that of the head. */
const members: readonly (Relation | undefined)[] = companions;

function isAsked({ of }: FieldRule, isMinor: boolean, relation: Relation | undefined): boolean {
  if (of === 'heads') return !members.includes(relation);
  return of === undefined || of === 'departures' || (of === 'minors') === isMinor;
}

/** Whole years on a day, of a date of birth. */
export function ageOn(birthDate: LocalDate, on: LocalDate): number {
  const years = Number(on.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return on.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
