import { addressFault, nameFault, textFault } from '@latchkey/booking-core/names';
import type { FaultKind, HotelFault } from '../faults/fault.types.ts';
import { faultAt, shown } from '../faults/fault-at.ts';

type Fault = ReturnType<typeof nameFault>;

/** Lines by which a guest knows a hotel, with the rule that each goes by. */
const lines: readonly (readonly [path: string, judge: (text: string) => Fault])[] = [
  ['name', (text) => nameFault(text)],
  ['headline', textFault],
  ['locality', addressFault],
  ['city', addressFault],
  ['address', addressFault],
  ['street', addressFault],
];

const said: Readonly<Record<NonNullable<Fault>, readonly [kind: FaultKind, message: string]>> = {
  link: ['name_link', 'names an address of a page'],
  letters: ['name_letters', 'has signs that nobody sees, or letters of several scripts in one word'],
  brand: ['name_brand', 'has the name of a chain or a portal in it'],
};

/** Names in the words of a language that imitate or lead elsewhere. `words` are as they stand in the file. */
export function namesDoubtful(words: Readonly<Record<string, unknown>>, file: string): HotelFault[] {
  const ofHotel = lines.flatMap(([path, judge]) => doubtAt(path, words[path], judge, file));
  const ofRooms = Object.entries(words['rooms'] ?? {}).flatMap(([id, room]) =>
    doubtAt(`rooms.${id}.name`, (room as { readonly name?: unknown } | null)?.name, textFault, file),
  );
  return [...ofHotel, ...ofRooms];
}

function doubtAt(path: string, text: unknown, judge: (text: string) => Fault, file: string): HotelFault[] {
  const fault = typeof text === 'string' ? judge(text) : null;
  if (fault === null) return [];
  const [kind, message] = said[fault];
  return [faultAt(path, `${shown(text)} ${message}`, file, kind)];
}
