import type { PropertyFolio } from '@latchkey/api-contract/types';

type Line = PropertyFolio['lines'][number];

/** A line as the page shows it: `parts` is how many of the account it stands for, `day` is null where theirs differ. */
export type ShownLine = Omit<Line, 'day'> & { readonly parts: number; readonly day: Line['day'] | null };

/** What one act moves between the payers of a stay is a line for each payer: a room alone has dozens with its taxes. */
export function foldMoves(lines: readonly Line[]): readonly ShownLine[] {
  const acts = Map.groupBy(lines, actOf);
  return [...acts.values()].map((parts) => {
    const [first] = parts as [Line];
    if (parts.length === 1) return { ...first, parts: 1 };
    return {
      ...first,
      parts: parts.length,
      amount: parts.reduce((sum, { amount }) => sum + amount, 0),
      day: parts.every(({ day }) => day === first.day) ? first.day : null,
      subject: {},
    };
  });
}

const actOf = ({ id, kind, otherBooking, at, by, payerId, reason }: Line): string =>
  kind === 'transfer' && otherBooking === undefined && at !== undefined ? [at, by, payerId, reason].join(' ') : id;
