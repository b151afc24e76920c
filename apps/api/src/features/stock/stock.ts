export { AriSnapshot } from './ari/ari-snapshot.ts';
export { createAriSnapshots } from './ari/ari-snapshots.ts';
export { byPlan, planKey, type RateOfNight, ratesBetween } from './ari/rates.queries.ts';

export { freeInSnapshot, type FreeRooms, searchAvailability } from './availability/availability.service.ts';
export { couponOf, offersOf, pricerOf } from './availability/pricing-terms.ts';
export { freeNow } from './availability/rooms-now.ts';
export { ratesOfStay, withBands } from './availability/sellable.ts';
export { sellingHotelOf } from './availability/selling-hotel.ts';

export { createFromPrices } from './calendar/from-prices.ts';

export { heldBy, insertHeld, replaceHeld } from './extras/extra-stock.queries.ts';
export {
  extrasLeft,
  extrasOf,
  mayHoldExtras,
  seemsToHoldExtras,
  takeExtras,
  takeExtrasAgain,
} from './extras/take-extras.ts';

export { byHandOf, withByHand } from './hotel-loading/by-hand.ts';
export { faultsAhead } from './hotel-loading/faults-ahead.ts';
export { followPlans, hasFollowers } from './hotel-loading/follow-plans.ts';
export { followed } from './hotel-loading/night-prices.ts';
export { followFolders } from './hotel-loading/follow-folders.ts';
export { foundHotel } from './hotel-loading/found-hotel.ts';
export { hotelIds } from './hotel-loading/known-hotels.queries.ts';
export { listAnew, takeTurn, tellChanged } from './hotel-loading/load-hotels.queries.ts';
export { loadHotels, type LoadedHotels } from './hotel-loading/load-hotels.ts';
export {
  publicationOf,
  publicationOfRevision,
  publicationsOf,
  type PublicationRow,
} from './hotel-loading/publications.queries.ts';
export { publishHotel, type Published } from './hotel-loading/publish-hotel.ts';
export { missingText } from './hotel-loading/keep-ids.ts';
export { lockRatesOn, type RateRow, type RatesWanted } from './hotel-loading/rate-rows.queries.ts';
export { weekdayNameOf } from './hotel-loading/weekday-name.ts';
export { figureText, isSameFigure } from './hotel-loading/same-figure.ts';
export { stockDue } from './hotel-loading/stock-due.ts';
export { rateRule, totalOn } from './hotel-loading/stock-rules.ts';

export { fewestRooms, inventoryBetween } from './inventory/inventory.queries.ts';
export {
  byKey,
  giveRooms,
  giveRoomsOfAll,
  keyOf,
  swapRooms,
  takeRooms,
  takeRoomsForAll,
  withLines,
} from './inventory/inventory.service.ts';
export { statusesHeld, statusesWithRooms } from './inventory/statuses-with-rooms.ts';

export { keepUnits, settleWaiting } from './units/settle-units.ts';
export { unitSpansOf } from './units/units-of-booking.queries.ts';
export { unitsOnSale } from './units/units-on-sale.queries.ts';
export { hasUnitOn } from './units/has-unit-on.ts';
export { houseAgain } from './units/house-again.ts';
export { leaveUnit } from './units/leave-unit.ts';
export { missingOf } from './units/missing-units.ts';
export { deleteNights, housedBookings, insertNights } from './units/unit-nights.queries.ts';
export {
  namedNights,
  sleptNights,
  takePins,
  type NamedNight,
  type UnitOfBooking,
  unassignedNights,
  unitsOfBookings,
} from './units/housed-nights.queries.ts';
export { lockTotalsOf, writeTotalsOf } from './units/type-totals.queries.ts';
export { type ClosureRow, closuresOf, endClosure, insertClosure, lockClosure } from './units/unit-closures.queries.ts';
export {
  lockUnit,
  noteUnitChange,
  soilUnits,
  type UnitRow,
  unitChanges,
  unitsOf,
  writeState,
} from './units/unit-rows.queries.ts';
export { writeFigures } from './hotel-loading/write-figures.queries.ts';
export { bookingLineOf, insertLines, linesOf, replaceLines } from './inventory/booking-lines.queries.ts';
export { writeTotals } from './inventory/write-totals.queries.ts';
