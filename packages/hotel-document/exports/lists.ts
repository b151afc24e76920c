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
  percentageBases,
  taxUnits,
} from '../src/schema/lists.ts';
export { spokenLanguages } from '../src/schema/spoken-languages.ts';
