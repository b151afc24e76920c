import type { HotelFacts } from '../schema/hotel-facts.schema.ts';

/** What bookings name by an id of the hotel's file. */
export type Named = 'room type' | 'rate plan' | 'add-on';

/** The ids that a file has now, and the former ones that each of them takes the place of. */
export interface IdsOf {
  readonly what: Named;
  readonly ids: ReadonlySet<string>;
  readonly formerly: ReadonlyMap<string, string>;
}

type Identified = { readonly id: string; readonly was?: string | readonly string[] | undefined };

/** Every id by which bookings name something of a hotel, and what it was called before (`was`). */
export function namedIdsOf({ rooms, ratePlans, addons }: Pick<HotelFacts, 'rooms' | 'ratePlans' | 'addons'>): IdsOf[] {
  return [idsOf('room type', rooms), idsOf('rate plan', ratePlans), idsOf('add-on', addons)];
}

/** The former ids of a room type, plan or add-on, as a list. */
export const formerIdsOf = ({ was = [] }: Identified): readonly string[] => (typeof was === 'string' ? [was] : was);

function idsOf(what: Named, all: readonly Identified[]): IdsOf {
  return {
    what,
    ids: new Set(all.map(({ id }) => id)),
    formerly: new Map(all.flatMap((one) => formerIdsOf(one).map((former): [string, string] => [former, one.id]))),
  };
}
