import { registrationFields } from '../registration-lists.ts';
import type { DutyRule, RegistrationField } from '../registration.types.ts';
import { asks } from './field-rules.ts';

/** Days after departure for which a house keeps its own card, where no law says how long. */
export const ownCardDays = 30;

/** What a house asks of its own accord, in a country whose rules are unknown here; undefined without fields. */
export function ownCardRule(fields: readonly RegistrationField[]): DutyRule | undefined {
  if (fields.length === 0) return undefined;
  return {
    scheme: 'own-card',
    who: 'all',
    fields: registrationFields.filter((field) => fields.includes(field)).map((field) => asks(field)),
    arrival: { by: 'day' },
    signatureFrom: 18,
    way: 'kept',
    retention: { from: 'departure', years: 0, days: ownCardDays, destroyWithinDays: 1 },
    source: 'The house’s own rule',
  };
}
