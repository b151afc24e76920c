/** Those who wait for their turn, first come, first served. */
export interface WaitingLine<T> {
  /** Refuses at once when the line is full, and later when the turn has not come in time. */
  join(item: T): void;
  /** Who is next: the first of those preferred, else the first of all; null when nobody waits. */
  next(isPreferred?: (item: T) => boolean): T | null;
  length(): number;
}

/** A line of at most `places`, in which nobody waits longer than `waitMs` milliseconds. */
export function waitingLine<T>(places: number, waitMs: number, refuse: (item: T) => void): WaitingLine<T> {
  const waiting = new Map<number, { readonly item: T; readonly timer: NodeJS.Timeout }>();
  let joined = 0;
  return {
    join(item) {
      if (waiting.size >= places) return refuse(item);
      const place = joined++;
      const timer = setTimeout(() => {
        waiting.delete(place);
        refuse(item);
      }, waitMs);
      waiting.set(place, { item, timer });
    },
    next(isPreferred = () => true) {
      const [place, found] = firstOf(waiting, ({ item }) => isPreferred(item)) ?? firstOf(waiting, () => true) ?? [];
      if (place === undefined || found === undefined) return null;
      waiting.delete(place);
      clearTimeout(found.timer);
      return found.item;
    },
    length: () => waiting.size,
  };
}

function firstOf<K, V>(entries: ReadonlyMap<K, V>, isWanted: (value: V) => boolean): [K, V] | null {
  for (const [key, value] of entries) if (isWanted(value)) return [key, value];
  return null;
}
