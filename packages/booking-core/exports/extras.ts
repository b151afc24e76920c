export {
  goesWithRoom,
  mostOfExtra,
  timesOf,
  type GoesWith,
  type RuledExtra,
  type StayHours,
} from '../src/extras/goes-with.ts';
export { pricedFor, priceOfExtra, pricesIn, type PriceOfExtra } from '../src/extras/dated-prices.ts';
export { heldExtras, type HeldExtra } from '../src/extras/held-extras.ts';
