import {
  companionField,
  mostTravellers,
  travellerOf,
  travellerProblems,
  type TravellersForm,
} from '@latchkey/booking-core/validation';
import type { PostedForm } from './booking-form.ts';
import { cutText } from '../../cut-text.ts';

/** What stands in the fields of checkout's form, by their names. */
export type StayFields = Readonly<Record<string, string>>;

const ownFields = [
  'fullName',
  'age',
  'email',
  'phoneCountry',
  'contactNumber',
  'company',
  'taxNumber',
  'estimatedArrivalTime',
  'specialRequests',
  'couponCode',
  'way',
] as const;

/** Longer than any field of the form may be. */
const longest = 1000;

const payments: Readonly<Record<string, { readonly mode: string; readonly plan: string }>> = {
  full: { mode: 'online', plan: 'full' },
  instalments: { mode: 'online', plan: 'full' },
  advance: { mode: 'online', plan: 'advance' },
  'at-property': { mode: 'at-property', plan: 'full' },
};

/** Reads the fields that the form has; any other is left behind. */
export function stayFieldsOf({ field }: PostedForm): StayFields {
  const count = companionsIn(field('companions'));
  const companions = Array.from({ length: count }, (_, place) => [
    companionField(place, 'fullName'),
    companionField(place, 'age'),
  ]).flat();
  return {
    companions: String(count),
    ...Object.fromEntries([...ownFields, ...companions].map((name) => [name, cutText(field(name), longest)])),
  };
}

/** The fields with one more traveller, who is not named yet. */
export const withCompanion = (fields: StayFields): StayFields => ({
  ...fields,
  companions: String(companionsIn(String(companionsIn(fields['companions']) + 1))),
});

/** The fields without one of the companions; places count from 0. */
export function withoutCompanion(fields: StayFields, place: number): StayFields {
  const others = travellersOf(fields).companions.filter((_, at) => at !== place);
  const kept = Object.entries(fields).filter(([name]) => !name.startsWith('companion'));
  return {
    ...Object.fromEntries(kept),
    companions: String(others.length),
    ...Object.fromEntries(
      others.flatMap(({ fullName, age }, at) => [
        [companionField(at, 'fullName'), fullName],
        [companionField(at, 'age'), age],
      ]),
    ),
  };
}

/** The booking that the fields ask for, or why it cannot be asked for yet. */
export function bookingAsked(
  fields: StayFields,
  quoteToken: string,
  language: string,
): { readonly body: object } | { readonly code: 'fill_details' | 'no_payment_method' } {
  const travellers = travellersOf(fields);
  if (travellerProblems(travellers).length > 0) return { code: 'fill_details' };
  const payment = payments[fields['way'] ?? ''];
  if (payment === undefined) return { code: 'no_payment_method' };
  return {
    body: {
      quoteToken,
      travellers: [travellerOf(travellers)],
      ...filled(fields, 'phoneCountry'),
      payment,
      language,
      ...filled(fields, 'specialRequests'),
      ...filled(fields, 'estimatedArrivalTime'),
    },
  };
}

function travellersOf(fields: StayFields): TravellersForm {
  const of = (name: string): string => fields[name] ?? '';
  return {
    lead: { fullName: of('fullName'), age: of('age'), email: of('email'), contactNumber: of('contactNumber') },
    companions: Array.from({ length: companionsIn(fields['companions']) }, (_, place) => ({
      fullName: of(companionField(place, 'fullName')),
      age: of(companionField(place, 'age')),
    })),
    invoice: { company: of('company'), taxNumber: of('taxNumber') },
  };
}

const companionsIn = (count: string | undefined): number =>
  /^\d{1,3}$/.test(count ?? '') ? Math.min(Number(count), mostTravellers - 1) : 0;

const filled = (fields: StayFields, name: string): StayFields => {
  const text = fields[name] ?? '';
  return text === '' ? {} : { [name]: text };
};
