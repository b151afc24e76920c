export { bearingBetween, distanceBetween, milesOf, type Coordinates } from '../src/distance/distance.ts';
