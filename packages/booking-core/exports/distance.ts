export { bearingBetween, distanceBetween, type Coordinates } from '../src/distance/distance.ts';
