import { goesWithStay, type StayHours } from '../extras/goes-with.ts';
import type { SoldAddon } from './basket.types.ts';

/** The extras that go with a stay, in the hotel's order. */
export const addonsFor = (addons: readonly SoldAddon[], when: StayHours): SoldAddon[] =>
  addons.filter(({ goesWith }) => goesWith === undefined || goesWithStay(goesWith, when));
