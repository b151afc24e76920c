export { distanceBetween, milesOf, type Coordinates } from '../src/distance/distance.ts';
