import type { WholeBooking } from '@latchkey/api-contract/types';
import { withCommas } from '@latchkey/format/list';
import type { Locale } from '@latchkey/site/urls';

/** The rooms of a booking, equal ones counted: "2 × Teak King, Breakfast included · Indigo Twin". */
export function roomsInWords(
  rooms: readonly Pick<WholeBooking['rooms'][number], 'roomName' | 'ratePlanName'>[],
  locale: Locale,
): string {
  return counted(rooms.map(({ roomName, ratePlanName }) => withCommas([roomName, ratePlanName], locale)));
}

/** Names, equal ones counted: "2 × Teak King · Indigo Twin". */
export const counted = (names: readonly string[]): string =>
  [...new Set(names)]
    .map((name) => [names.filter((one) => one === name).length, name] as const)
    .map(([count, name]) => (count === 1 ? name : `${count} × ${name}`))
    .join(' · ');
