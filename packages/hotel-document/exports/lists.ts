export {
  consents,
  extraTimes,
  hotelStates,
  keptKinds,
  keptPer,
  meals,
  restEnds,
  sharesOfAdults,
} from '../src/schema/lists.ts';
