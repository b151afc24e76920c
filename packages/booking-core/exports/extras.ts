export {
  goesWithRoom,
  mostOfExtra,
  timesOf,
  type GoesWith,
  type RuledExtra,
  type StayHours,
} from '../src/extras/goes-with.ts';
