import { guestWordNames } from '@latchkey/booking-core/guest-words';
import {
  companionField,
  companionFieldNames,
  mostTravellers,
  travellerFieldNames,
} from '@latchkey/booking-core/validation';
import type { PostedForm } from '@latchkey/site/screen';

/** What stands in the fields of checkout's form, by their names. */
export type StayFields = Readonly<Record<string, string>>;

const ownFields = [
  ...travellerFieldNames,
  'phoneCountry',
  'company',
  'taxNumber',
  'estimatedArrivalTime',
  ...guestWordNames,
  'couponCode',
  'way',
] as const;

/** Longer than any field of the form may be. */
const longest = 1000;

/** Reads the fields that the form has; any other is left behind. */
export function stayFieldsOf({ field }: Pick<PostedForm, 'field'>): StayFields {
  const count = companionsIn(field('companions'));
  const companions = Array.from({ length: count }, (_, place) =>
    companionFieldNames.map((name) => companionField(place, name)),
  ).flat();
  return {
    companions: String(count),
    ...Object.fromEntries(
      [...ownFields, ...companions].map((name) => [name, field(name).slice(0, longest).toWellFormed()]),
    ),
  };
}

/** The fields with one more traveller, who is not named yet. */
export const withCompanion = (fields: StayFields): StayFields => ({
  ...fields,
  companions: String(companionsIn(String(companionsIn(fields['companions']) + 1))),
});

/** The fields without one of the companions; places count from 0. */
export function withoutCompanion(fields: StayFields, place: number): StayFields {
  const count = companionsIn(fields['companions']);
  const others = Array.from({ length: count }, (_, at) => at).filter((at) => at !== place);
  const kept = Object.entries(fields).filter(([name]) => !name.startsWith('companion'));
  return {
    ...Object.fromEntries(kept),
    companions: String(others.length),
    ...Object.fromEntries(
      others.flatMap((from, at) =>
        companionFieldNames.map((name) => [companionField(at, name), fields[companionField(from, name)] ?? '']),
      ),
    ),
  };
}

const companionsIn = (count: string | undefined): number =>
  /^\d{1,3}$/.test(count ?? '') ? Math.min(Number(count), mostTravellers - 1) : 0;
