import { ageOn, type Registrant, type RegistrationEntry, type Relation } from '@latchkey/booking-core/registration';
import { isLocalDate, type LocalDate } from '@latchkey/booking-core/dates';
import type { BookingRow } from '../../bookings/bookings.ts';

/** A traveller's place in a stay, as the booking has it. */
export interface TravellerPlace {
  readonly place: number;
  readonly isChild: boolean;
  /** How many the booking is for. */
  readonly party: number;
  /** In years, as it was said at booking; null where it was not. */
  readonly age: number | null;
}

/** The travellers of a booking: those who booked first, then children and infants. */
export function placesOf({ selection: { rooms } }: Pick<BookingRow, 'selection'>): TravellerPlace[] {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0);
  const children = rooms.flatMap((room) => room.childAges);
  const infants = rooms.reduce((sum, room) => sum + room.infants, 0);
  const ages: readonly (number | null | undefined)[] = [
    ...Array.from({ length: adults }, () => undefined),
    ...children,
    ...Array.from({ length: infants }, () => 1),
  ];
  return ages.map((age, place) => ({ place, isChild: age !== undefined, age: age ?? null, party: ages.length }));
}

/** A traveller as the duty is asked of. Who booked as a child is one until a date of birth says otherwise. */
export function registrantOf(
  { place, isChild, age, party }: TravellerPlace,
  entry: RegistrationEntry,
  arrival: LocalDate,
): Registrant {
  const born = entry.birthDate ?? '';
  const said = isLocalDate(born) ? ageOn(born, arrival) : age;
  const relation = entry.relation as Relation | undefined;
  return {
    nationality: entry.nationality ?? null,
    age: said ?? (isChild ? 0 : 18),
    party,
    relation: relation ?? (isChild ? 'child' : place === 0 ? 'head' : undefined),
  };
}
