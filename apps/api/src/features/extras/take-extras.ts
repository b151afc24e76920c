import type { StayTime } from '@latchkey/booking-core/basket';
import { heldExtras, timesOf, type HeldExtra } from '@latchkey/booking-core/extras';
import type { BookingKey } from '../../database/booking-key.ts';
import type { Database, Transaction } from '../../database/database.types.ts';
import type { HotelRecord } from '../catalogue/catalogue.ts';
import { type ExtraPlace, extraStock, heldBetween, heldBy, lockExtraStock } from './extra-stock.queries.ts';

/** What one booking takes of a hotel's extras. */
export interface ExtrasTaken {
  readonly hotelId: number;
  readonly extras: readonly HeldExtra[];
}

/** What a stay with its extras takes of them day by day, in the hotel's own ways of having them. */
export function extrasOf(
  { addons }: Pick<HotelRecord['sale'], 'addons'>,
  {
    stay,
    addons: chosen = [],
  }: {
    readonly stay: StayTime;
    readonly addons?: readonly { readonly addonId: string; readonly quantity: number }[] | undefined;
  },
): HeldExtra[] {
  return addons.flatMap((addon) => {
    const quantity = chosen.reduce((sum, one) => (one.addonId === addon.id ? sum + one.quantity : sum), 0);
    return quantity === 0 ? [] : heldExtras(addon, stay, quantity);
  });
}

/**
 * For each of some bookings that are made together whether there is enough of its extras, in the order given: what one
 * takes is not there for the next. The stocks are locked until the transaction ends, before rooms are.
 */
export async function takeExtras(tx: Transaction, all: readonly ExtrasTaken[]): Promise<boolean[]> {
  const left = await leftOf(tx, all);
  return all.map(({ hotelId, extras }) => {
    const isThere = areThere(hotelId, extras, left);
    if (isThere)
      for (const extra of extras) {
        const before = left.get(keyOf(hotelId, extra));
        if (before !== undefined) left.set(keyOf(hotelId, extra), before - extra.quantity);
      }
    return isThere;
  });
}

/** Takes what a booking held before it lost its rooms, if it is still there. */
export async function takeExtrasAgain(tx: Transaction, booking: BookingKey): Promise<boolean> {
  const [isThere = false] = await takeExtras(tx, [{ hotelId: booking.hotel_id, extras: await heldBy(tx, booking) }]);
  return isThere;
}

/** Whether a booking that has its rooms can have these extras: what it holds already is there for it, whatever the stock. */
export async function mayHoldExtras(
  tx: Transaction,
  booking: BookingKey,
  next: readonly HeldExtra[],
): Promise<boolean> {
  const extras = await moreThanHeld(tx, booking, next);
  return areThere(
    booking.hotel_id,
    extras,
    await leftOf(tx, [{ hotelId: booking.hotel_id, extras }], booking.booking_id),
  );
}

/** What `mayHoldExtras` says at this moment, without a lock. */
export async function seemsToHoldExtras(
  db: Database,
  booking: BookingKey,
  next: readonly HeldExtra[],
): Promise<boolean> {
  const extras = await moreThanHeld(db, booking, next);
  const all = [{ hotelId: booking.hotel_id, extras }];
  const stocked = await extraStock(db, placesOf(all));
  return areThere(booking.hotel_id, extras, await leftIn(db, all, stocked, booking.booking_id));
}

async function moreThanHeld(
  db: Database,
  booking: BookingKey,
  next: readonly HeldExtra[],
): Promise<readonly HeldExtra[]> {
  const had = new Map((await heldBy(db, booking)).map((one) => [keyOf(booking.hotel_id, one), one.quantity]));
  return next.filter((one) => one.quantity > (had.get(keyOf(booking.hotel_id, one)) ?? 0));
}

const areThere = (hotelId: number, extras: readonly HeldExtra[], left: ReadonlyMap<string, number>): boolean =>
  extras.every((one) => one.quantity <= (left.get(keyOf(hotelId, one)) ?? Infinity));

const placesOf = (all: readonly ExtrasTaken[]): ExtraPlace[] =>
  all.flatMap(({ hotelId, extras }) => extras.map(({ addonId }) => ({ hotelId, addonId })));

const leftOf = async (
  tx: Transaction,
  all: readonly ExtrasTaken[],
  except: string | null = null,
): Promise<Map<string, number>> => leftIn(tx, all, await lockExtraStock(tx, placesOf(all)), except);

/** What is left of extras that have a stock, by extra and day. */
async function leftIn(
  db: Database,
  all: readonly ExtrasTaken[],
  stocked: Awaited<ReturnType<typeof extraStock>>,
  except: string | null,
): Promise<Map<string, number>> {
  const left = new Map<string, number>();
  for (const [hotelId, its] of Map.groupBy(stocked, (one) => one.hotelId)) {
    const stock = new Map(its.map((one) => [one.addonId, one.stock]));
    const wanted = all.flatMap((one) =>
      one.hotelId === hotelId ? one.extras.filter(({ addonId }) => stock.has(addonId)) : [],
    );
    const held = await heldOn(db, hotelId, wanted, except);
    for (const one of wanted)
      left.set(keyOf(hotelId, one), (stock.get(one.addonId) ?? 0) - (held.get(keyOf(hotelId, one)) ?? 0));
  }
  return left;
}

async function heldOn(
  db: Database,
  hotelId: number,
  wanted: readonly HeldExtra[],
  except: string | null,
): Promise<Map<string, number>> {
  const dates = wanted.map(({ date }) => date).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const addonIds = [...new Set(wanted.map(({ addonId }) => addonId))];
  const held = await heldBetween(db, hotelId, { addonIds, first, last }, except);
  return new Map(held.map((one) => [keyOf(hotelId, one), one.quantity]));
}

const keyOf = (hotelId: number, { addonId, date }: Pick<HeldExtra, 'addonId' | 'date'>): string =>
  `${hotelId} ${addonId} ${date}`;

/**
 * How many are left on each day of a stay of the extras of which a hotel has only so many, by their ids; what a booking
 * itself holds is left for it. Takes nothing.
 */
export async function extrasLeft(
  db: Database,
  { id: hotelId, sale: { addons } }: Pick<HotelRecord, 'id'> & { readonly sale: Pick<HotelRecord['sale'], 'addons'> },
  stay: StayTime,
  except: string | null = null,
): Promise<Record<string, number>> {
  const stocked = addons.flatMap((addon) => (addon.stock === undefined ? [] : [{ ...addon, stock: addon.stock }]));
  if (stocked.length === 0) return {};
  const one = stocked.map((addon) => ({ addon, days: heldExtras(addon, stay, timesOf(addon, stay)) }));
  const held = await heldOn(
    db,
    hotelId,
    one.flatMap(({ days }) => days),
    except,
  );
  return Object.fromEntries(
    one.map(({ addon, days }) => [
      addon.id,
      Math.max(0, addon.stock - Math.max(0, ...days.map((day) => held.get(keyOf(hotelId, day)) ?? 0))),
    ]),
  );
}
