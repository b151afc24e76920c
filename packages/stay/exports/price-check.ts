export { CheckedStay } from '../src/price-check/checked-stay.tsx';
export { checkedClick, checkedHotel, checkedOffer, checkedStage, checkedWait } from '../src/price-check/price-check.ts';
