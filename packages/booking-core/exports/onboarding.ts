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
export { findingRanks, type FindingRank } from '../src/onboarding/finding-ranks.ts';
export { draftRefusals, type DraftRefusal } from '../src/onboarding/draft-refusals.ts';
