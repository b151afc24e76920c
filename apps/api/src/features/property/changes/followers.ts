/** Who follows a hotel's changes: each of these has a share of the lines of its own. */
export interface Follower {
  /** The session or key by which the call came in. */
  readonly session: string;
  /** The person, or the key. */
  readonly person: string;
  readonly hotel: string;
  /** Addresses that one connection has at hand. */
  readonly network: string;
}

/** How many lines each holds at a time: a few pages that are open beside each other, a house, an office of several houses. */
export const mostLines = { session: 6, person: 12, hotel: 30, network: 60 } as const;
/** Of one engine, which looks for each of them. */
export const mostLinesOfEngine = 1000;

/** The lines that are open in this process. */
export interface Followers {
  /** Takes a line, and answers how it is given back; undefined where there is none left for whoever asks. */
  readonly enter: (follower: Follower) => (() => void) | undefined;
}

const kinds = ['session', 'person', 'hotel', 'network'] as const satisfies readonly (keyof Follower)[];

/** Counts lines, so that nobody takes what others need. */
export function followers(): Followers {
  const open = new Map<string, number>();
  let all = 0;
  const openOf = (name: string): number => open.get(name) ?? 0;
  const add = (names: readonly string[], by: 1 | -1): void => {
    all += by;
    for (const name of names) {
      const left = openOf(name) + by;
      if (left === 0) open.delete(name);
      else open.set(name, left);
    }
  };
  return {
    enter: (follower) => {
      const names = kinds.map((kind) => `${kind} ${follower[kind]}`);
      const isFull = kinds.some((kind) => openOf(`${kind} ${follower[kind]}`) >= mostLines[kind]);
      if (isFull || all >= mostLinesOfEngine) return undefined;
      add(names, 1);
      let isOpen = true;
      return () => {
        if (isOpen) add(names, -1);
        isOpen = false;
      };
    },
  };
}
