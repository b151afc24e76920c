import type { WholeBooking } from '@latchkey/api-contract/types';
import { countedNames, withCommas } from '@latchkey/format/list';
import type { Locale } from '@latchkey/site/urls';

/** The rooms of a booking, equal ones counted: "2 × Teak King, Breakfast included · Indigo Twin". */
export function roomsInWords(
  rooms: readonly Pick<WholeBooking['rooms'][number], 'roomName' | 'ratePlanName'>[],
  locale: Locale,
): string {
  return countedNames(rooms.map(({ roomName, ratePlanName }) => withCommas([roomName, ratePlanName], locale))).join(
    ' · ',
  );
}

/** The ages of the children who come, as they were asked and priced: "5, 13"; null where none is known. */
export function agesInWords(own: Pick<WholeBooking, 'selection'> | null, locale: Locale): string | null {
  const ages = own?.selection?.rooms.flatMap(({ childAges }) => childAges.filter((age) => age !== null)) ?? [];
  return ages.length === 0 ? null : withCommas(ages.map(String), locale);
}
