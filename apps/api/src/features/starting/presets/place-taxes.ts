import { americaTaxes } from './america.table.ts';
import { asiaTaxes } from './asia.table.ts';
import { germanSpeakingTaxes } from './german-speaking.table.ts';
import { japanTaxes } from './japan.table.ts';
import { northAndWestTaxes } from './north-and-west.table.ts';
import type { PlaceTaxes } from './place-taxes.types.ts';
import { southTaxes } from './south.table.ts';

/** The taxes of each place of docs/taxes. */
export const placeTaxes: ReadonlyMap<string, PlaceTaxes> = new Map(
  [...germanSpeakingTaxes, ...northAndWestTaxes, ...southTaxes, ...asiaTaxes, ...japanTaxes, ...americaTaxes].map(
    (one) => [one.place, one],
  ),
);
