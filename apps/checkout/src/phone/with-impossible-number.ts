import type { FieldProblem } from '@latchkey/booking-core/validation';
import type { NumberReader } from './use-number-reader.ts';

interface TypedNumber {
  readonly lead: { readonly contactNumber: string };
  readonly phoneCountry: string;
}

/** The problems of a form, and that its number cannot exist in its country, where its shape alone is right. */
export function withImpossibleNumber(
  problems: readonly FieldProblem[],
  { lead: { contactNumber }, phoneCountry }: TypedNumber,
  read: NumberReader | null,
): readonly FieldProblem[] {
  const isKnown = problems.some(({ field }) => field === 'contactNumber');
  if (read === null || isKnown || read(contactNumber, phoneCountry) !== null) return problems;
  const later = problems.findIndex(({ field }) => /^companion-|^company$|^taxNumber$/.test(field));
  const at = later < 0 ? problems.length : later;
  return [...problems.slice(0, at), { field: 'contactNumber', code: 'phone_invalid' }, ...problems.slice(at)];
}
