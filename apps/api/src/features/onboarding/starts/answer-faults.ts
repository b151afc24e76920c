import type { CurrencyCode } from '@latchkey/booking-core/currency';
import { isTimePair } from '@latchkey/booking-core/clock';
import { addressFault, hasBrand, nameFault, textFault } from '@latchkey/booking-core/names';
import { roomsTyped, type RoomLine, type RoomTyped } from '@latchkey/booking-core/rooms-typed';
import type { PropertyContract } from '@latchkey/api-contract/property-contract';
import type { ReplyOf } from '@latchkey/api-contract/types';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { StartAnswers } from '../../../database/tables/hotel-tables.ts';
import type { Settings } from '../../../settings.ts';
import type { Proposal } from '../presets/proposal.ts';
import { isReserved } from './slug-faults.ts';

export type StartView = Extract<ReplyOf<PropertyContract['getStart']>, { readonly status: 200 }>['body'];
export type AnswerFault = StartView['faults'][number];

/** What is wrong in what was answered of a house, field by field; what only its documents show is not among it. */
export function houseFaults(
  house: NonNullable<StartAnswers['house']>,
  proposal: Proposal | undefined,
  settings: Pick<Settings, 'providerHosts' | 'platformHosts' | 'deskHost' | 'providerName'>,
): AnswerFault[] {
  const faults: AnswerFault[] = [];
  const wrong = (field: string, code: AnswerFault['code']): void => void faults.push({ field, code });
  for (const field of ['name', 'city', 'street', 'phone'] as const) if (house[field] === '') wrong(field, 'missing');
  for (const [field, fault] of [
    ['name', nameFault(house.name, settings.providerName)],
    ['sentence', textFault(house.sentence)],
    ['street', addressFault(house.street)],
    ['city', addressFault(house.city)],
  ] as const)
    if (fault !== null) wrong(field, fault);
  if (proposal === undefined) wrong('country', 'country_unknown');
  else if ((house.latitude ?? proposal.latitude) === null || (house.longitude ?? proposal.longitude) === null)
    wrong('latitude', 'place_unknown');
  const phone = parsePhoneNumberFromString(house.phone, house.country as never);
  if (house.phone !== '' && !(house.phone.startsWith('+') && phone?.isPossible() === true))
    wrong('phone', 'phone_wrong');
  if (house.slug !== '') {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(house.slug) || house.slug.length > 40) wrong('slug', 'slug_wrong');
    else if (isReserved(house.slug, settings)) wrong('slug', 'slug_reserved');
    else if (hasBrand(house.slug, [settings.providerName])) wrong('slug', 'brand');
  }
  return faults;
}

/** The rooms that were typed, and what is wrong with their lines. */
export function roomsIn(
  typed: string,
  kind: NonNullable<StartAnswers['house']>['kind'],
  currency: CurrencyCode,
): { readonly rooms: readonly RoomTyped[]; readonly faults: readonly AnswerFault[] } {
  const lines = roomsTyped(typed, currency, kind === 'hostel');
  const rooms = lines.flatMap((one) => ('room' in one ? [one.room] : []));
  const faults = lines.flatMap((one): AnswerFault[] => {
    const code = problemOf(one, kind);
    return code === null ? [] : [{ field: 'typed', code, line: one.line }];
  });
  return { rooms, faults: lines.length === 0 ? [{ field: 'typed', code: 'missing' }] : faults };
}

function problemOf(line: RoomLine, kind: string): AnswerFault['code'] | null {
  if ('problem' in line) return line.problem;
  const fault = textFault(line.room.name);
  if (fault !== null) return fault;
  return kind === 'hours' && line.room.hourly.length === 0 ? 'hours_missing' : null;
}

/** What is wrong in how it is booked. */
export const termFaults = ({ checkIn, checkOut }: NonNullable<StartAnswers['terms']>): AnswerFault[] =>
  isTimePair(checkOut, checkIn) ? [] : [{ field: 'checkIn', code: 'times_overlap' }];
