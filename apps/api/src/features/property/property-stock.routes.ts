import type { FastifyInstance } from 'fastify';
import { isPriceable } from './is-priceable.ts';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { roomOf } from '../hotels/hotel-record.ts';
import { inventoryBetween } from '../inventory/inventory.queries.ts';
import { isSpan, ratesOf, writeRates, writeTotal } from './property-stock.queries.ts';
import { hotelOfCaller, noKey } from './with-property.ts';

const invalidDates = { status: 422, body: { code: 'invalid_dates' } } as const;
const unknown = { status: 404, body: { code: 'not_found' } } as const;

/** The property's rooms, prices and restrictions. What it sets stays when its files are loaded again. */
export function propertyStockRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'getInventory', async ({ headers, query }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    if (!isSpan(query)) return invalidDates;
    const rows = await inventoryBetween(deps.db, hotel.id, query.from, query.to);
    const days = rows.map((row) => ({
      roomTypeId: row.room_type_id,
      date: row.date,
      total: row.total,
      used: row.used,
      busiestHour: row.hours === null ? null : Math.max(...row.hours),
    }));
    return { status: 200, body: { days } };
  });

  route(app, 'setInventory', async ({ headers, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    if (!isSpan(body)) return invalidDates;
    if (roomOf(hotel, body.roomTypeId) === undefined) return unknown;
    const written = await transact(deps.db, (tx) => writeTotal(tx, hotel.id, body.roomTypeId, body, body.total));
    return 'belowSold' in written
      ? { status: 409, body: { code: 'below_sold', dates: written.belowSold } }
      : { status: 200, body: written };
  });

  route(app, 'getRates', async ({ headers, query }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    if (!isSpan(query)) return invalidDates;
    const rows = await ratesOf(deps.db, hotel.id, query);
    const days = rows.map((row) => ({
      roomTypeId: row.room_type_id,
      ratePlanId: row.rate_plan_id,
      date: row.date,
      priceForPax: [...row.price_for_pax],
      extraAdult: row.extra_adult,
      extraChild: row.extra_child,
      minStay: row.min_stay,
      maxStay: row.max_stay,
      closed: row.closed,
      closedToArrival: row.closed_to_arrival,
    }));
    return { status: 200, body: { days } };
  });

  route(app, 'setRates', async ({ headers, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    if (!isSpan(body)) return invalidDates;
    if (!Object.hasOwn(roomOf(hotel, body.roomTypeId)?.prices ?? {}, body.ratePlanId)) return unknown;
    if (!isPriceable(body.priceForPax)) return { status: 422, body: { code: 'unpriceable' } };
    const fields = {
      price_for_pax: JSON.stringify(body.priceForPax),
      ...(body.extraAdult === undefined ? {} : { extra_adult: body.extraAdult }),
      ...(body.extraChild === undefined ? {} : { extra_child: body.extraChild }),
    };
    return {
      status: 200,
      body: { nights: await transact(deps.db, (tx) => writeRates(tx, hotel.id, body, body, fields)) },
    };
  });

  route(app, 'setRestrictions', async ({ headers, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    if (!isSpan(body)) return invalidDates;
    const room = roomOf(hotel, body.roomTypeId);
    if (room === undefined || (body.ratePlanId !== undefined && !Object.hasOwn(room.prices, body.ratePlanId)))
      return unknown;
    const fields = {
      ...(body.minStay === undefined ? {} : { min_stay: body.minStay }),
      ...(body.maxStay === undefined ? {} : { max_stay: body.maxStay }),
      ...(body.closed === undefined ? {} : { closed: body.closed }),
      ...(body.closedToArrival === undefined ? {} : { closed_to_arrival: body.closedToArrival }),
    };
    if (Object.keys(fields).length === 0) return { status: 422, body: { code: 'nothing_to_change' } };
    return {
      status: 200,
      body: { nights: await transact(deps.db, (tx) => writeRates(tx, hotel.id, body, body, fields)) },
    };
  });
}
