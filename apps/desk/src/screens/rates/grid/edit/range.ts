import type { Place, Range } from './cell-edit.types.ts';

/** The edges of a range, both included. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
  readonly first: number;
  readonly last: number;
}

export const edgesOf = ({ anchor, head }: Range): Edges => ({
  top: Math.min(anchor.line, head.line),
  bottom: Math.max(anchor.line, head.line),
  first: Math.min(anchor.day, head.day),
  last: Math.max(anchor.day, head.day),
});

export const placesIn = ({ top, bottom, first, last }: Edges): Place[] =>
  Array.from({ length: bottom - top + 1 }, (_, down) => top + down).flatMap((line) =>
    Array.from({ length: last - first + 1 }, (_, on) => ({ line, day: first + on })),
  );

export const isSamePlace = (one: Place, other: Place): boolean => one.line === other.line && one.day === other.day;

/** The edges that a fill reaches when its corner is drawn to a place: down or across, whichever is further. */
export function edgesDrawnTo(from: Edges, to: Place): Edges {
  const down = Math.max(to.line - from.bottom, from.top - to.line, 0);
  const on = Math.max(to.day - from.last, from.first - to.day, 0);
  if (down >= on) return { ...from, top: Math.min(from.top, to.line), bottom: Math.max(from.bottom, to.line) };
  return { ...from, first: Math.min(from.first, to.day), last: Math.max(from.last, to.day) };
}

/** The place that a key leads to, within so many lines and days; null of a key that leads nowhere. */
export function steppedTo(
  from: Place,
  key: string,
  { lines, days, isRtl, isFar }: { lines: number; days: number; isRtl: boolean; isFar: boolean },
): Place | null {
  const [last, end] = [lines - 1, days - 1];
  const within = (line: number, day: number): Place => ({
    line: Math.min(Math.max(line, 0), last),
    day: Math.min(Math.max(day, 0), end),
  });
  const far = isFar ? Infinity : 1;
  const on = (by: number): Place => within(from.line, from.day + (isRtl ? -by : by));
  switch (key) {
    case 'ArrowDown':
      return within(from.line + far, from.day);
    case 'ArrowUp':
      return within(from.line - far, from.day);
    case 'ArrowRight':
      return on(far);
    case 'ArrowLeft':
      return on(-far);
    case 'PageDown':
      return within(from.line + 10, from.day);
    case 'PageUp':
      return within(from.line - 10, from.day);
    case 'Home':
      return within(isFar ? 0 : from.line, 0);
    case 'End':
      return within(isFar ? last : from.line, end);
    default:
      return null;
  }
}
