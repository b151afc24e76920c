export {
  cancellationPresets,
  houseKinds,
  openingStates,
  startSteps,
  watchedFacts,
  type CancellationPreset,
  type HouseKind,
  type OpeningState,
  type StartStep,
  type WatchedFact,
} from '../src/onboarding/onboarding.ts';
export { hotelStandings, type HotelStanding } from '../src/onboarding/hotel-standings.ts';
