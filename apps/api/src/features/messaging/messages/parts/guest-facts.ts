import { travellerFacts } from '@latchkey/booking-core/validation';
import { withCommas } from '@latchkey/format/list';
import { counted } from '../counted.ts';
import type { MailFact } from '../mail-page.types.ts';
import type { StayMail } from './stay-mail.types.ts';
import { stayWords } from './stay-part.words.ts';

/** Everybody who was named, how many come with the ages of children, and the company that the stay is invoiced to. */
export function guestFacts({ booking, language }: StayMail): MailFact[] {
  const say = stayWords[language];
  const ages = booking.selection.rooms.flatMap(({ childAges }) => childAges.filter((age) => age !== null));
  const party = [
    { name: say.party, value: partySaid(booking.selection.rooms, language) },
    ...(ages.length === 0 ? [] : [{ name: say.childAges, value: withCommas(ages.map(String), language) }]),
  ];
  const [lead] = booking.travellers;
  if (lead === undefined) return party;
  const names = [lead.fullName, ...(lead.companions ?? []).map(({ fullName }) => fullName)];
  const { invoice } = lead;
  return [
    { name: say.guests, value: withCommas(names, language) },
    ...travellerFacts(lead).map(({ field, values }) => ({
      name: say.travellerFacts[field],
      value: withCommas(values, language),
    })),
    ...party,
    ...(invoice === undefined
      ? []
      : [
          {
            name: say.invoiceTo,
            value: withCommas([invoice.company || say.yourCompany, invoice.taxNumber].filter(Boolean), language),
          },
        ]),
  ];
}

type Rooms = StayMail['booking']['selection']['rooms'];

/** "4 adults, 2 children". */
function partySaid(rooms: Rooms, language: StayMail['language']): string {
  const sum = (of: (room: Rooms[number]) => number): number => rooms.reduce((total, room) => total + of(room), 0);
  const parts = [
    [sum(({ adults }) => adults), 'adult'],
    [sum(({ childAges }) => childAges.length), 'child'],
    [sum(({ infants }) => infants), 'infant'],
  ] as const;
  return withCommas(
    parts.filter(([count]) => count > 0).map(([count, what]) => counted(count, what, language)),
    language,
  );
}
