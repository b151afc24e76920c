export { AriSnapshot } from './ari/ari-snapshot.ts';
export { createAriSnapshots } from './ari/ari-snapshots.ts';
export { byPlan, planKey, type RateOfNight, ratesBetween } from './ari/rates.queries.ts';
export { freeInSnapshot, type FreeRooms, searchAvailability } from './availability/availability.service.ts';
export { couponOf, offersOf, pricerOf } from './availability/pricing-terms.ts';
export { freeNow } from './availability/rooms-now.ts';
export { ratesOfStay, withBands } from './availability/sellable.ts';
export { sellingHotelOf } from './availability/selling-hotel.ts';
export { createFromPrices } from './calendar/from-prices.ts';
export { bookingLineOf, insertLines, linesOf, replaceLines } from './inventory/booking-lines.queries.ts';
export { fewestRooms, inventoryBetween, lockDates } from './inventory/inventory.queries.ts';
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
export { lockTotals, lockTotalsOf, type TotalRow, writeTotalsOf } from './inventory/type-totals.queries.ts';
export { unitsOnSale } from './inventory/units-on-sale.queries.ts';
export { writeTotals } from './inventory/write-totals.queries.ts';
export { byHandOf, withByHand } from './stocking/by-hand.ts';
export { forgetByHand, ratesByHand, totalsByHand, writeByHand } from './stocking/by-hand.queries.ts';
export { dropStock, lockBookingsAhead } from './stocking/drop-stock.queries.ts';
export { followPlans, hasFollowers } from './stocking/follow-plans.ts';
export { lockRatesOn, type RateRow, type RatesWanted } from './stocking/rate-rows.queries.ts';
export { figureText, isSameFigure } from './stocking/same-figure.ts';
export { stockDue } from './stocking/stock-due.ts';
export { stockHotel } from './stocking/stock-hotel.ts';
export { rateRule, totalOn } from './stocking/stock-rules.ts';
export { writeFigures } from './stocking/write-figures.queries.ts';
export { stockAnew } from './stocking/stock-hotel.queries.ts';
export { tellOverridesApart } from './stocking/tell-overrides-apart.ts';
