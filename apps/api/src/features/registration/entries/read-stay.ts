import type { RegistrationPlace } from '@latchkey/api-contract/types';
import {
  documentKinds,
  hiddenFields,
  relations,
  sexes,
  type DutyRule,
  type FieldRule,
  type RegistrationEntry,
} from '@latchkey/booking-core/registration';
import type { BookingRow } from '../../bookings/bookings.ts';
import { daysOf, judged } from './registration-of.ts';
import type { RegistrationRow } from './registrations.queries.ts';
import { openedEntry } from './sealed-entry.ts';
import { placesOf } from './travellers-of.ts';

const values: Readonly<Partial<Record<FieldRule['field'], readonly string[]>>> = {
  documentKind: documentKinds,
  relation: relations,
  sex: sexes,
};

/** The travellers of a stay with what was filled in of each, in clear. What cannot be opened is as if it were empty. */
export function readPlaces(
  rule: DutyRule,
  country: string | undefined,
  row: BookingRow,
  rows: readonly RegistrationRow[],
  keys: readonly Buffer[],
): RegistrationPlace[] {
  const { arrival } = daysOf(row);
  return placesOf(row).map((place) => {
    const kept = rows.find((one) => one.place === place.place);
    const filled = kept === undefined ? {} : (openedEntry(kept, keys) ?? {});
    const said = judged(rule, country, place, { ...named(row, place.place), ...filled }, arrival);
    const asked = said.duty.kind === 'due' ? said.duty.fields : [];
    return {
      place: place.place,
      isChild: place.isChild,
      duty: said.duty.kind,
      entry: said.entry,
      fields: asked.map(fieldView),
      faults: [...said.faults],
      isSigned: said.duty.kind === 'due' && said.duty.isSigned,
      filledBy: kept?.filled_by ?? null,
      confirmedAt: kept?.confirmed_at?.toISOString() ?? null,
      confirmedBy: kept?.confirmed_by ?? null,
    };
  });
}

const fieldView = ({ field, most, isOptional, of, values: own }: FieldRule): RegistrationPlace['fields'][number] => {
  const chosen = own ?? values[field];
  return {
    field,
    most,
    isOptional: isOptional === true,
    ...(chosen === undefined ? {} : { values: [...chosen] }),
    isOfDeparture: of === 'departures',
  };
};

/** Where no name was filled in, a traveller is named as at booking, to be put right. */
function named({ travellers: [lead] }: BookingRow, place: number): RegistrationEntry {
  const name = place === 0 ? lead?.fullName : lead?.companions?.[place - 1]?.fullName;
  if (name === undefined || name === '') return {};
  const parts = name.split(' ');
  return { givenNames: parts.slice(0, -1).join(' '), surname: parts.at(-1) ?? '' };
}

/** A traveller as a guest's page has one: who of the house confirmed it is none of its matter. */
export type OwnPlace = Omit<RegistrationPlace, 'confirmedBy'>;

/** The same for a guest's page: of numbers the last four signs. */
export const masked = (places: readonly RegistrationPlace[]): OwnPlace[] =>
  places.map(({ place, isChild, duty, entry, fields, faults, isSigned, filledBy, confirmedAt }) => ({
    place,
    isChild,
    duty,
    fields,
    faults,
    isSigned,
    filledBy,
    confirmedAt,
    entry: Object.fromEntries(
      Object.entries(entry).map(([field, text]) => [field, isHidden(field) ? maskedNumber(text ?? '') : text]),
    ),
  }));

const isHidden = (field: string): boolean => (hiddenFields as readonly string[]).includes(field);

const maskedNumber = (text: string): string => `•••• ${text.length > 6 ? text.slice(-4) : ''}`.trim();
