import { nightsOnSale, onSaleAt, quoteOf, type Nights, type OnSale, type Quoted } from '../on-sale.ts';
import type { Guest } from '../guest.ts';

/** A room at a plan that can be paid in a way, on nights of the next months or the ones named, and its price. */
export interface Sold {
  readonly nights: Nights;
  readonly room: { readonly roomTypeId: string; readonly ratePlanId: string };
  readonly quoted: Quoted;
}

/** A room that is paid so; or why there is none. */
export async function soldFor(
  guest: Guest,
  hotelId: number,
  way: 'full' | 'at-property',
  nights: Nights | null = null,
): Promise<Sold | { readonly why: string }> {
  const found = nights === null ? await nightsOnSale(guest, hotelId) : await onSaleAt(guest, hotelId, nights);
  if ('why' in found) return found;
  const plans = await plansPaid(guest, hotelId, way);
  for (const { roomTypeId, ratePlanIds } of found.rooms)
    for (const ratePlanId of ratePlanIds.filter((id) => plans.has(`${roomTypeId} ${id}`))) {
      const room = { roomTypeId, ratePlanId };
      const quoted = await quoteOf(guest, hotelId, found.nights, room);
      if (!('why' in quoted)) return { nights: found.nights, room, quoted };
    }
  return { why: `no room is on sale that is paid ${way}` };
}

/** Other nights on which a room is on sale at the same plan; or why there are none. */
export async function otherNights(
  guest: Guest,
  hotelId: number,
  { nights, room }: Pick<Sold, 'nights' | 'room'>,
): Promise<Nights | { readonly why: string }> {
  for (let attempt = 0; attempt < 4; attempt++) {
    const found = await nightsOnSale(guest, hotelId);
    if ('why' in found) return found;
    if (found.nights.checkIn !== nights.checkIn && isOnSale(found, room)) return found.nights;
  }
  return { why: 'no other nights are on sale' };
}

const isOnSale = ({ rooms }: OnSale, { roomTypeId, ratePlanId }: Sold['room']): boolean =>
  rooms.some((one) => one.roomTypeId === roomTypeId && one.ratePlanIds.includes(ratePlanId));

/** `room plan` of those that a hotel lets be paid in a way. */
async function plansPaid(guest: Guest, hotelId: number, way: string): Promise<ReadonlySet<string>> {
  const { body } = await guest.get(`hotels/${hotelId}`);
  const rooms = (body['HotelRooms'] ?? []) as readonly {
    readonly id: string;
    readonly ratePlans: readonly { readonly id: string; readonly payment: readonly string[] }[];
  }[];
  return new Set(
    rooms.flatMap((room) =>
      room.ratePlans.filter(({ payment }) => payment.includes(way)).map((plan) => `${room.id} ${plan.id}`),
    ),
  );
}
