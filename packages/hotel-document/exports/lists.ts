export {
  advanceKinds,
  consents,
  extraTimes,
  hotelStates,
  keptKinds,
  keptPer,
  meals,
  restEnds,
  sharesOfAdults,
  spokenLanguages,
  percentageBases,
  taxUnits,
} from '../src/schema/lists.ts';
