import type { Overridable } from '@latchkey/api-contract/types';
import type { RateField } from '../../../database/tables/stock-tables.ts';
import { byHandOf, isSameFigure, type RateRow, withByHand } from '../../stock/stock.ts';
import { type Message, settled, withMessage } from './figures.ts';
import { pricesFaults, staysFaults } from './edit-faults.ts';
import { columnOf, type RateName, rateNames } from './rate-columns.ts';
import type { RateEdit, Step } from './rate-edit.types.ts';
import type { NightFault } from './stock-faults.ts';

/** An edit with what it names, worked out once for all its nights. */
export interface NamedEdit {
  readonly edit: RateEdit;
  /** What it sets. */
  readonly given: readonly RateName[];
  /** What it gives back to the rule. */
  readonly released: readonly RateName[];
}

export function namedEdit(edit: RateEdit & { readonly backToRule?: readonly Overridable[] | undefined }): NamedEdit {
  const given = rateNames.filter((name) => edit[name] !== undefined);
  const released = rateNames.filter((name) => !given.includes(name) && edit.backToRule?.includes(name));
  return { edit, given, released };
}

/** A night's rate after an edit: what is odd about it, and what of it was not set, for it is older or for somebody's newer figure. */
export interface EditedRate {
  readonly row: RateRow;
  /** What the message has settled. */
  readonly set: readonly RateField[];
  /** Whether something was set by hand, or was by hand and went back to its rule. */
  readonly isChanged: boolean;
  readonly faults: readonly NightFault[];
  readonly superseded: readonly RateName[];
  readonly newer: readonly RateName[];
}

/** What the hotel's files say of the night of a plan; null where they have no such plan. */
type Rule = () => Pick<RateRow, RateField> | null;

/** A night's rate with an edit that a message makes, field by field. */
export function editedRate(
  row: RateRow,
  { edit, given, released }: NamedEdit,
  { maxPax, message, rule }: { readonly maxPax: number; readonly message: Message; readonly rule: Rule },
): EditedRate {
  const [after, set]: [RateRow, RateField[]] = [{ ...row }, []];
  const [superseded, newer]: [RateName[], RateName[]] = [[], []];
  const settle = (name: RateName, value: unknown): boolean => {
    const column = columnOf[name];
    const became = settled(row.set_at?.[column], message, () => isSameFigure(value, row[column]));
    if (became === 'superseded') superseded.push(name);
    if (became === 'newer') newer.push(name);
    if (became !== 'set') return false;
    set.push(column);
    Object.assign(after, { [column]: value });
    return true;
  };
  const { priceForPax } = edit;
  const made = given.filter((name) =>
    settle(
      name,
      name === 'priceForPax' && priceForPax !== undefined
        ? mergedPrices(row.price_for_pax, priceForPax, edit.keepOthers ?? false)
        : edit[name],
    ),
  );
  // Where the files lack the plan, a released figure stays as it is and stops counting as set by hand.
  const ruled = released.length === 0 ? row : (rule() ?? row);
  const freed = released.filter((name) => settle(name, ruled[columnOf[name]]));
  const before = byHandOf(row);
  const byHand = [...before.filter((field) => !set.includes(field)), ...made.map((name) => columnOf[name])];
  return {
    row: withByHand({ ...after, set_at: withMessage(row.set_at, set, message) }, byHand),
    set,
    isChanged: made.length > 0 || freed.some((name) => before.includes(columnOf[name])),
    faults: [...pricesFaults(row, after, edit, made, maxPax), ...staysFaults(after, made)],
    superseded,
    newer,
  };
}

/**
 * Prices by guests with some of them set: those for fewer guests stay, those for more go unless the others are to be kept,
 * since the largest number is how many guests the night's price is for.
 */
function mergedPrices(before: readonly Step[], given: readonly Step[], keepOthers: boolean): Step[] {
  const largest = Math.max(...given.map(({ pax }) => pax));
  const kept = before.filter(({ pax }) => !given.some((one) => one.pax === pax) && (keepOthers || pax < largest));
  return [...kept, ...given].toSorted((one, other) => one.pax - other.pax);
}

/** Whether prices by guests ascend by `pax`, each number of guests once. */
export const isPriceable = (steps: readonly Step[]): boolean =>
  steps.length > 0 && steps.every(({ pax }, at) => at === 0 || pax > (steps[at - 1]?.pax ?? 0));
