import type { DayBooking } from '@latchkey/api-contract/types';
import { UnitKey, type KeyLook, type KeyState } from '../unit-key/unit-key.tsx';

/** The first letters of a type of room, three at most: of who has no number yet. */
const shortOf = (name: string): string =>
  name
    .split(/\s+/u)
    .flatMap(([first]) => (first === undefined ? [] : [first.toUpperCase()]))
    .slice(0, 3)
    .join('') || '–';

/** The key of a booking: the number of its room, or its type in short, and a picture of how it stands. */
export function BookingKey({
  state,
  booking: { units = [], rooms },
  look = 'line',
}: {
  readonly state: KeyState;
  readonly booking: Pick<DayBooking, 'units' | 'rooms'>;
  readonly look?: KeyLook;
}) {
  return <UnitKey state={state} text={units[0]?.number ?? shortOf(rooms[0]?.name ?? '')} look={look} />;
}
