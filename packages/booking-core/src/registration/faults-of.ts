import { isLocalDate } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { checkEmail, checkPhone } from '../validation/traveller.ts';
import { isCountry } from './files/country-codes.ts';
import { documentNumber, latinLetters } from './files/latin-letters.ts';
import { sibaLetters } from './files/siba-letters.ts';
import { countryFields, documentKinds, relations, sexes } from './registration-lists.ts';
import type { FieldFault, FieldRule, RegistrationEntry, RegistrationField, ReportKind } from './registration.types.ts';

/** What is wrong with a field, by name: what it says is never repeated. */
export interface FaultOfField {
  readonly field: RegistrationField;
  readonly fault: FieldFault;
}

const lists: Readonly<Partial<Record<RegistrationField, readonly string[]>>> = {
  sex: sexes,
  relation: relations,
  documentKind: documentKinds,
};
const ofCountry: readonly RegistrationField[] = countryFields;
/** Days that lie behind the arrival, and those that may not. */
const past: readonly RegistrationField[] = ['birthDate', 'documentIssued', 'enteredOn'];
const future: readonly RegistrationField[] = ['documentExpiry', 'visaExpiry'];

/** What keeps a traveller's registration from being told on a day, field by field, in the order of the form. */
export function faultsOf(
  fields: readonly FieldRule[],
  entry: RegistrationEntry,
  arrival: LocalDate,
  kind: ReportKind = 'arrival',
): FaultOfField[] {
  return fields.flatMap((rule) => {
    if (rule.of === 'departures' && kind === 'arrival') return [];
    const fault = faultOf(rule, entry[rule.field]?.trim() ?? '', arrival);
    return fault === null ? [] : [{ field: rule.field, fault }];
  });
}

function faultOf(rule: FieldRule, text: string, arrival: LocalDate): FieldFault | null {
  if (text === '') return rule.isOptional === true ? null : 'missing';
  const list = rule.values ?? lists[rule.field];
  if (list !== undefined) return list.includes(text) ? null : 'form';
  if (ofCountry.includes(rule.field)) return isCountry(text) ? null : 'form';
  if (past.includes(rule.field)) return isLocalDate(text) && text <= arrival ? null : 'date';
  if (future.includes(rule.field)) return isLocalDate(text) ? null : 'date';
  if (rule.field === 'email') return checkEmail(text) === null ? null : 'form';
  if (rule.field === 'phone') return checkPhone(text) === null ? null : 'form';
  const spelt = speltFor(rule, text);
  if (spelt === null || spelt === '') return 'letters';
  return spelt.length > rule.most ? 'too_long' : null;
}

/** A text as the authority takes its letters; null where it cannot. */
export function speltFor({ letters }: FieldRule, text: string): string | null {
  if (letters === 'document') return documentNumber(text);
  if (letters === undefined) return text;
  return latinLetters(text, letters === 'portuguese' ? sibaLetters : '');
}
