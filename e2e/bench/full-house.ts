import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sandalwood, type DemoHotel } from '../hotels.ts';
import { callerBy, type Caller } from '../pages/desk-team.ts';
import { dayAfter, somebody } from '../pages/desk-guest.ts';
import { signInLink } from '../pages/desk.ts';
import { api } from '../running/addresses.ts';
import { writeHotelsOfRun } from '../running/hotels-of-run.ts';
import { todayAt } from '../stays.ts';

/** The courtyard with sixty rooms, made for a bench alone. */
export const sixtyRooms = {
  id: 9060,
  folder: 'sixty-rooms',
  host: 'sixty-rooms.localhost',
  timeZone: sandalwood.timeZone,
} as const satisfies DemoHotel;

const days = 60;
/** How many are booked at a time. */
const atOnce = 6;

export interface Room {
  readonly id: string;
  readonly prices: Readonly<Record<string, unknown>>;
}

/** Writes the hotels of a run, and one with so many rooms, whose stays begin at midnight. Answers their folder. */
export async function writeFullHouse(directory: string, units = 60): Promise<string> {
  const hotels = await writeHotelsOfRun(directory);
  const { id, folder, host } = sixtyRooms;
  await cp(path.join(hotels, sandalwood.folder), path.join(hotels, `${id}-${folder}`), { recursive: true });
  const file = path.join(hotels, `${id}-${folder}`, 'hotel.json');
  const facts = JSON.parse(await readFile(file, 'utf8')) as { readonly rooms: readonly Room[] };
  const { rooms } = facts;
  const shared = rooms.map((room) => ({ ...room, total: units / rooms.length }));
  await writeFile(
    file,
    JSON.stringify({
      ...facts,
      id,
      slug: folder,
      hosts: [host],
      rooms: shared,
      checkInTime: '00:00',
      checkOutTime: '00:00',
    }),
  );
  return hotels;
}

/** Fills the house night by night, each room with stays of two to five nights. Answers how many stays, and who may move them. */
export async function fillHouse(hotels: string): Promise<{ readonly stays: number; readonly desk: Caller }> {
  const { id, folder } = sixtyRooms;
  const facts = await readFile(path.join(hotels, `${id}-${folder}`, 'hotel.json'), 'utf8');
  const { rooms } = JSON.parse(facts) as { readonly rooms: readonly (Room & { readonly total: number })[] };
  const desk = await callerBy(sixtyRooms, await signInLink(sixtyRooms, 'owner'));
  const today = todayAt(sixtyRooms);
  const wanted = rooms.flatMap((room) =>
    Array.from({ length: room.total }, (_, lane) => lane).flatMap((lane) => {
      const stays = [];
      for (let day = lane % 3; day < days;) {
        const nights = 2 + ((lane * 7 + day) % 4);
        stays.push({ room, checkIn: dayAfter(today, day), checkOut: dayAfter(today, day + nights) });
        day += nights + ((lane + day) % 5 === 0 ? 1 : 0);
      }
      return stays;
    }),
  );
  let stays = 0;
  // Nights that the house keeps back are left empty.
  const next = wanted.values();
  const book = async (): Promise<void> => {
    for (const one of next) if ((await booked(desk, one)) !== null) stays += 1;
  };
  await Promise.all(Array.from({ length: atOnce }, book));
  if (stays < wanted.length / 2) throw new Error(`${stays} stays of ${wanted.length} could be booked`);
  return { stays, desk };
}

/** Books a stay at the desk. Its reference; null where the house keeps that night back. */
export async function booked(
  desk: Caller,
  { room, ...nights }: { readonly room: Room; readonly checkIn: string; readonly checkOut: string },
): Promise<string | null> {
  const ratePlanId = Object.keys(room.prices)[0];
  const quote = await fetch(`${api()}/api/quotes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      hotelId: sixtyRooms.id,
      stay: { kind: 'nights', ...nights },
      rooms: [{ roomTypeId: room.id, ratePlanId, adults: 2, childAges: [], infants: 0 }],
    }),
  });
  if (quote.status !== 201) return null;
  const { quoteToken } = (await quote.json()) as { readonly quoteToken: string };
  const guest = { fullName: somebody('Guest').fullName, phone: '+91 98450 12345' };
  const reply = await desk.call('POST', 'bookings', { quoteToken, guest, locale: 'en', pays: 'at_property' });
  return reply.status === 201 ? ((await reply.json()) as { readonly reference: string }).reference : null;
}
