import type { PageAskers } from './page-askers.ts';

/** Something that networks wait for. */
export interface Wanted {
  readonly askers: PageAskers;
}

/** Those who wait for their turn: networks in turn, and of a network who came first. */
export interface WaitingLine<T extends Wanted> {
  /**
   * Refuses an item at once if nobody waits for it, or if the line is full and its network has as much of it as others.
   * Refuses it later if its turn fails to come in time, if all who waited for it have left, or if its network has most
   * of a full line when another network comes.
   */
  join(item: T): void;
  /** Who is next of the networks that may: the first of those preferred, else the first of all; null: nobody. */
  next(mayBegin: (network: string) => boolean, isPreferred?: (item: T) => boolean): T | null;
  /** Whether one of this network may join. */
  hasRoom(network: string): boolean;
  length(): number;
}

interface Place<T> {
  readonly item: T;
  readonly networks: Set<string>;
  timer: NodeJS.Timeout | undefined;
}

/** A line of at most `places`, in which a network waits for nothing longer than `waitMs` milliseconds. */
export function waitingLine<T extends Wanted>(
  places: number,
  waitMs: number,
  refuse: (item: T) => void,
): WaitingLine<T> {
  const waiting = new Set<Place<T>>();
  /** What each network waits for; whose turn it is stands first. */
  const lines = new Map<string, Set<Place<T>>>();

  const lengthOf = (network: string): number => lines.get(network)?.size ?? 0;
  const longest = (): Set<Place<T>> =>
    [...lines.values()].reduce((most, line) => (line.size > most.size ? line : most), new Set());
  const hasRoom = (network: string): boolean => waiting.size < places || longest().size > lengthOf(network) + 1;

  function enter(place: Place<T>, network: string): void {
    place.networks.add(network);
    lines.set(network, (lines.get(network) ?? new Set()).add(place));
    // Who has only come to want it waits as long as anybody.
    clearTimeout(place.timer);
    place.timer = setTimeout(() => drop(place), waitMs);
  }

  function leave(place: Place<T>, network: string): void {
    place.networks.delete(network);
    lines.get(network)?.delete(place);
    if (lengthOf(network) === 0) lines.delete(network);
  }

  function stepOut(place: Place<T>): void {
    clearTimeout(place.timer);
    place.item.askers.whenChanged(() => undefined);
    waiting.delete(place);
    for (const network of place.networks) leave(place, network);
  }

  function drop(place: Place<T>): void {
    stepOut(place);
    refuse(place.item);
  }

  function follow(place: Place<T>): void {
    const wanting = place.item.askers.networks();
    for (const network of place.networks) if (!wanting.has(network)) leave(place, network);
    for (const network of wanting) if (!place.networks.has(network)) enter(place, network);
    if (wanting.size === 0) drop(place);
  }

  /** The last of the longest line goes; what others wait for too stays. */
  function makeRoom(): boolean {
    const last = [...longest()].findLast(({ networks }) => networks.size === 1);
    if (last !== undefined) drop(last);
    return last !== undefined;
  }

  function firstOf(
    mayBegin: (network: string) => boolean,
    isWanted: (item: T) => boolean,
  ): readonly [string, Place<T>] | null {
    for (const [network, line] of lines) {
      if (!mayBegin(network)) continue;
      for (const place of line) if (isWanted(place.item)) return [network, place];
    }
    return null;
  }

  return {
    join(item) {
      const wanting = [...item.askers.networks()];
      if (!wanting.some(hasRoom)) return refuse(item);
      if (waiting.size >= places && !makeRoom()) return refuse(item);
      const place: Place<T> = { item, networks: new Set(), timer: undefined };
      waiting.add(place);
      for (const network of wanting) enter(place, network);
      item.askers.whenChanged(() => follow(place));
    },
    next(mayBegin, isPreferred = () => true) {
      const [network, place] = firstOf(mayBegin, isPreferred) ?? firstOf(mayBegin, () => true) ?? [];
      if (network === undefined || place === undefined) return null;
      stepOut(place);
      const rest = lines.get(network);
      // Its next waits until every other network had its turn.
      if (lines.delete(network) && rest !== undefined) lines.set(network, rest);
      return place.item;
    },
    hasRoom,
    length: () => waiting.size,
  };
}
