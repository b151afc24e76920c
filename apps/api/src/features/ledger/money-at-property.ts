import type { PropertyEntry } from './property-payments.queries.ts';

/** What the property has taken and given back by itself, in minor units. */
export interface MoneyAtProperty {
  /** Paid there, less the payments taken back. */
  readonly taken: number;
  /** To go back to the guest there, and not given yet. */
  readonly owed: number;
  /** Given back there. */
  readonly given: number;
}

type Line = Pick<PropertyEntry, 'kind' | 'amount'>;

/** The sums of a booking's lines. */
export function moneyAtProperty(lines: readonly Line[]): MoneyAtProperty {
  const sum = (of: Line['kind']): number =>
    lines.reduce((total, { kind, amount }) => (kind === of ? total + amount : total), 0);
  const given = sum('given_back');
  return { taken: sum('payment') - sum('taken_back'), owed: sum('owed') - given, given };
}

/** The money paid at the property, less the sums given back and owed to the guest. */
export const leftAtProperty = ({ taken, owed, given }: MoneyAtProperty): number => taken - owed - given;
