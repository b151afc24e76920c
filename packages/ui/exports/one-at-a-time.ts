export { useOneAtATime, type OneAtATime } from '../src/one-at-a-time/use-one-at-a-time.ts';
