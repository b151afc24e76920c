import { freeWithParts } from '@latchkey/booking-core/rooms';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { roomOf } from '../../catalogue/catalogue.ts';
import { datesOf, faultsOfDates, isSpan, nightsOnSale } from './editable-nights.ts';
import { hasPlan, refusedEdit } from './edit-answers.ts';
import { clearOverrides, overridesOf } from './overrides.ts';
import { ratesOf, totalsBetween } from './property-stock.queries.ts';
import { editRates, editTotal, type Edited } from './property-stock.service.ts';
import { restrictionNames } from './rate-columns.ts';
import { followingPlans, seenSince, sourceOf, sourcesOf } from './sources.ts';
import { hotelOfCaller, noKey } from '../routes/with-property.ts';

const invalidDates = { status: 422, body: { code: 'invalid_dates' } } as const;
const unknown = { status: 404, body: { code: 'not_found' } } as const;

/** The property's rooms, prices and restrictions. What it sets stays, field by field, when its files are loaded again. */
export function propertyStockRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'getInventory', async ({ headers, query }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    if (!isSpan(query)) return invalidDates;
    const rows = await totalsBetween(deps.db, hotel.id, query);
    const ofDate = Map.groupBy(rows, ({ date }) => date);
    const freeOn = (row: (typeof rows)[number]): number =>
      freeWithParts(roomOf(hotel, row.room_type_id) ?? { id: row.room_type_id }, (type) => {
        const its = ofDate.get(row.date)?.find((one) => one.room_type_id === type);
        return its === undefined ? 0 : its.total - its.used;
      });
    const days = rows.map((row) => ({
      roomTypeId: row.room_type_id,
      date: row.date,
      total: row.total,
      used: row.used,
      busiestHour: row.hours === null ? null : Math.max(...row.hours),
      ...(row.by_property ? { source: sourceOf(row.set_at?.total) } : {}),
      free: Math.max(0, freeOn(row)),
    }));
    return { status: 200, body: { days, asOf: seenSince(deps.clock()) } };
  });

  route(app, 'setInventory', async ({ headers, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    if (!isSpan(body)) return invalidDates;
    if (roomOf(hotel, body.roomTypeId) === undefined) return unknown;
    const edited = await editTotal(deps, hotel, body);
    return 'belowSold' in edited
      ? { status: 409, body: { code: 'below_sold', dates: [...edited.belowSold] } }
      : answerOf(edited);
  });

  route(app, 'getRates', async ({ headers, query }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    if (!isSpan(query)) return invalidDates;
    const rows = await ratesOf(deps.db, hotel.id, query);
    const plansFollowing = followingPlans(hotel.readFacts());
    const days = rows.map((row) => ({
      roomTypeId: row.room_type_id,
      ratePlanId: row.rate_plan_id,
      date: row.date,
      priceForPax: [...row.price_for_pax],
      extraAdult: row.extra_adult,
      extraChild: row.extra_child,
      minStay: row.min_stay,
      maxStay: row.max_stay,
      stayLengths: row.stay_lengths,
      minStayThrough: row.min_stay_through,
      maxStayThrough: row.max_stay_through,
      closed: row.closed,
      closedToArrival: row.closed_to_arrival,
      closedToDeparture: row.closed_to_departure,
      minAdvanceDays: row.min_advance_days,
      maxAdvanceDays: row.max_advance_days,
      cutOffHour: row.cut_off_hour,
      sources: sourcesOf(row, plansFollowing),
    }));
    return { status: 200, body: { days, asOf: seenSince(deps.clock()) } };
  });

  route(app, 'setRates', async ({ headers, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    if (!isSpan(body)) return invalidDates;
    if (!hasPlan(hotel, body)) return unknown;
    return answerOf(await editRates(deps, hotel, body));
  });

  route(app, 'setRestrictions', async ({ headers, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    if (!isSpan(body)) return invalidDates;
    if (!hasPlan(hotel, body)) return unknown;
    if (restrictionNames.every((name) => body[name] === undefined))
      return { status: 422, body: { code: 'nothing_to_change' } };
    return answerOf(await editRates(deps, hotel, body));
  });

  route(app, 'listOverrides', async ({ headers, query }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const wanted = { ...query, ...ends(query, nightsOnSale(hotel, deps.clock())) };
    return isSpan(wanted)
      ? { status: 200, body: { overrides: await overridesOf(deps.db, hotel, wanted) } }
      : invalidDates;
  });

  route(app, 'clearOverrides', async ({ headers, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    if (!isSpan(body)) return invalidDates;
    if (body.roomTypeId !== undefined && !hasPlan(hotel, { ...body, roomTypeId: body.roomTypeId })) return unknown;
    const faults = faultsOfDates(datesOf(body), nightsOnSale(hotel, deps.clock()));
    if (faults.length > 0) return refusedEdit(faults);
    return { status: 200, body: { nights: await clearOverrides(deps, hotel, body) } };
  });
}

const ends = <Day>(
  given: { readonly from?: Day | undefined; readonly to?: Day | undefined },
  usual: { from: Day; to: Day },
) => ({
  from: given.from ?? usual.from,
  to: given.to ?? usual.to,
});

const answerOf = (edited: Edited) =>
  'faults' in edited ? refusedEdit(edited.faults) : { status: 200 as const, body: edited };
