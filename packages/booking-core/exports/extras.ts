export { goesWithRoom, mostOfExtra, type GoesWith, type RuledExtra, type StayHours } from '../src/extras/goes-with.ts';
