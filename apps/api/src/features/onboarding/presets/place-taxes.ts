import type { PlaceTaxes, TaxClass } from './place-taxes.types.ts';
import { taxesPages } from './taxes-pages.ts';

// An address may have brackets of its own.
const link = /\[([^\]]+)\]\(((?:[^()]|\([^()]*\))+)\)/;

/** The taxes of each place that is known. */
export const placeTaxes: ReadonlyMap<string, PlaceTaxes> = new Map(
  Object.values(taxesPages).flatMap(({ places }) =>
    places.map(({ place, taxes, source, holds, ...more }): [string, PlaceTaxes] => [
      place,
      {
        place,
        source: source.replaceAll(new RegExp(link, 'g'), '$1'),
        url: link.exec(source)?.[2] ?? null,
        holds,
        taxes: taxes as PlaceTaxes['taxes'],
        classes: 'classes' in more ? (more.classes as readonly TaxClass[]) : [],
      },
    ]),
  ),
);
