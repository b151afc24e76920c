export { hotelTried, trialAt, trialOf, type TrialRow, writeTrial } from './trials.queries.ts';
