import { changedFact, type DocumentChange, factsIn, placeWithin, valueAt } from '@latchkey/hotel-document/drafts';
import type { AdvancePlace } from './groups/advances.ts';
import type { Settle } from './settle.types.ts';

const ofHotel = placeWithin('payment.advance');
const ofPlan = placeWithin('ratePlans.*.advance');
const keys = ['kind', 'percent', 'amount'] as const;
type Key = (typeof keys)[number];

/** What of which advance a path is; null of any other place. */
function advanceOf(path: string): { readonly at: AdvancePlace; readonly rest: string } | null {
  const hotel = ofHotel(path);
  if (hotel !== null) return { at: 'payment.advance', rest: hotel.rest };
  const plan = ofPlan(path);
  return plan === null ? null : { at: `ratePlans.${plan.ids[0]}.advance`, rest: plan.rest };
}

const keyOf = (path: string): Key | undefined => keys.find((key) => key === advanceOf(path)?.rest);

/** An advance is a share, a sum or the first night, written as a whole with its rest; clearing its kind takes it out. */
export const withAdvances: Settle = (documents, changes) => {
  const touched = new Set(
    changes.flatMap(({ path }) => (keyOf(path) === undefined ? [] : (advanceOf(path)?.at ?? []))),
  );
  const written = [...touched].map((at) => {
    const isKindTyped = changes.some(({ path }) => path === `${at}.kind`);
    const after = (key: Key): unknown => {
      const change = changes.find(({ path }) => path === `${at}.${key}`);
      return change === undefined ? valueAt(factsIn(documents), `${at}.${key}`) : change.value;
    };
    return { at, change: advanceAs(at, after, { isKindTyped, rest: valueAt(factsIn(documents), `${at}.rest`) }) };
  });
  const gone = new Set(written.filter(({ change }) => (change.value ?? null) === null).map(({ at }) => at));
  return [
    ...written.map(({ change }) => change),
    ...changes.filter(({ path }) => {
      const of = advanceOf(path);
      return keyOf(path) === undefined && (of === null || !gone.has(of.at));
    }),
  ];
};

/** Where a figure is typed and no kind is chosen, the figure says which. */
const kindOfFigure = (after: (key: Key) => unknown): unknown =>
  after('percent') !== undefined ? 'percentage' : after('amount') !== undefined ? 'fixed' : undefined;

function advanceAs(
  at: AdvancePlace,
  after: (key: Key) => unknown,
  { isKindTyped, rest }: { readonly isKindTyped: boolean; readonly rest: unknown },
): DocumentChange {
  const kind = after('kind') ?? (isKindTyped ? undefined : kindOfFigure(after));
  if (kind === undefined || kind === null) return changedFact(at, ...(at === 'payment.advance' ? [null] : []));
  const figure =
    kind === 'percentage' ? { percent: after('percent') } : kind === 'fixed' ? { amount: after('amount') } : {};
  const known = Object.fromEntries(Object.entries(figure).filter(([, value]) => value !== undefined));
  return changedFact(at, { kind, ...known, ...(rest === undefined ? {} : { rest }) });
}
