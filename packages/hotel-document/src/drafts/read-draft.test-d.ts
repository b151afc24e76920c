import type { WrittenFacts } from '../schema/written.types.ts';
import { draftDocuments, factsIn, entriesAt, listAt, textAt, valueAt } from './read-draft.ts';
import type { PathOf, ValueAt } from './path-of.types.ts';

const facts = factsIn(draftDocuments({}));
const id = 'king' as string;
const at = `rooms.${id}` as const;
const what = 'noShow' as 'noShow' | 'checkInDay';

valueAt(facts, 'payment.advance.rest.daysBefore');
valueAt(facts, `${at}.prices.${id}.priceForPax.0.price`);
valueAt(facts, `penalties.${what}.percent`);
textAt(facts, 'timeZone');
for (const bed of entriesAt(facts, `${at}.beds`)) valueAt(bed, 'kind');
for (const plan of listAt(facts, 'ratePlans')) textAt(plan, 'derivedFrom.ratePlanId');
for (const offer of listAt(facts, 'promotions')) valueAt(offer, 'couponCode');

// @ts-expect-error no key of the facts
valueAt(facts, 'rooms.king.totals');
// @ts-expect-error no key of a room
valueAt(facts, `${at}.totals`);
// @ts-expect-error one of the two is no key
valueAt(facts, `penalties.${what as 'noShow' | 'never'}.percent`);
// @ts-expect-error no key of a bed
for (const bed of entriesAt(facts, `${at}.beds`)) valueAt(bed, 'kinds');
// @ts-expect-error a text of any form is no path
valueAt(facts, id);

/** As the facts would be if a key were named otherwise. */
type Renamed = Omit<WrittenFacts, 'keptBack'> & { readonly heldBack: WrittenFacts['keptBack'] };
export const isPath: PathOf<WrittenFacts, 'keptBack.0.roomId'> = 'keptBack.0.roomId';
// @ts-expect-error what was a path is none any more
export const isPathNoMore: PathOf<Renamed, 'keptBack.0.roomId'> = 'keptBack.0.roomId';
export const total: ValueAt<WrittenFacts, 'rooms.king.total'> = 1;
