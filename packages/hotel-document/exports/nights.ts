export { followed, type NightPrices, pricesOn } from '../src/nights/night-prices.ts';
export { restrictionsOn } from '../src/nights/night-restrictions.ts';
export { isOfNight, type PlanOfRoom } from '../src/nights/rule-holds.ts';
export { weekdayNameOf } from '../src/nights/weekday-name.ts';
