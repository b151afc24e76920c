import type { BookingAtDesk } from '@latchkey/api-contract/types';
import { isStayDate, type LocalDate } from '@latchkey/booking-core/dates';

type Selection = NonNullable<BookingAtDesk['selection']>;
type Search = Readonly<Record<string, string>>;

/** What an address asks to change of what was booked. */
export interface ChangeQuery extends Pick<Selection, 'stay' | 'rooms'> {
  readonly addons: NonNullable<Selection['addons']>;
  readonly taxExemptions: NonNullable<Selection['taxExemptions']>;
}

const mostOfAnExtra = 500;

/**
 * The change that the fields of a panel ask for, as its address has them: `in` and `out`, or `on`, `hour` and `hours`;
 * `r0`, `r1` … each room's type and plan; `x.` and an extra's id how many of it; `proofs` that it is said which
 * exemptions from taxes were proved, `p.` and its id one of them. What they leave out stays as it is booked. Null where
 * the address has none of these fields.
 */
export function changeQuery(selection: Selection, search: Search): ChangeQuery | null {
  if (!Object.keys(search).some((name) => /^(in|out|on|hour|hours|r\d+|x\..+|proofs)$/.test(name))) return null;
  return {
    stay: stayIn(selection.stay, search),
    rooms: roomsIn(selection.rooms, search),
    addons: extrasIn(selection, search),
    taxExemptions: provedIn(selection, search),
  };
}

function stayIn(stay: Selection['stay'], search: Search): Selection['stay'] {
  if (stay.kind === 'nights')
    return { ...stay, checkIn: dateIn(search['in'], stay.checkIn), checkOut: dateIn(search['out'], stay.checkOut) };
  return {
    ...stay,
    date: dateIn(search['on'], stay.date),
    startHour: numberIn(search['hour'], stay.startHour, 23),
    hours: Math.max(1, numberIn(search['hours'], stay.hours, 24)),
  };
}

const roomsIn = (rooms: Selection['rooms'], search: Search): Selection['rooms'] =>
  rooms.map((room, at) => {
    const [roomTypeId, ratePlanId] = (search[`r${at}`] ?? '').split(' ');
    return roomTypeId === undefined || roomTypeId === '' || ratePlanId === undefined || ratePlanId === ''
      ? room
      : { ...room, roomTypeId: roomTypeId.slice(0, 40), ratePlanId: ratePlanId.slice(0, 40) };
  });

/** How many there are of each extra that is booked or asked for; an extra asked for as 0 is left out. */
function extrasIn({ addons = [] }: Selection, search: Search): NonNullable<Selection['addons']> {
  const counts = new Map<string, number>();
  for (const { addonId, quantity } of addons) counts.set(addonId, (counts.get(addonId) ?? 0) + quantity);
  for (const [name, value] of Object.entries(search))
    if (name.startsWith('x.')) counts.set(name.slice(2, 42), numberIn(value, 0, mostOfAnExtra));
  return [...counts].filter(([, quantity]) => quantity > 0).map(([addonId, quantity]) => ({ addonId, quantity }));
}

/** An address names ticked boxes alone: without `proofs` in it, those of the selection hold. */
const provedIn = ({ taxExemptions = [] }: Selection, search: Search): string[] =>
  'proofs' in search ? taxExemptions.filter((id) => `p.${id}` in search) : taxExemptions;

const dateIn = (text: string | undefined, otherwise: LocalDate): LocalDate =>
  text !== undefined && isStayDate(text) ? (text as LocalDate) : otherwise;

function numberIn(text: string | undefined, otherwise: number, most: number): number {
  const number = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isSafeInteger(number) && number >= 0 ? Math.min(number, most) : otherwise;
}
