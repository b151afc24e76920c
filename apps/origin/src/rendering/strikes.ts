/** How long a dead thread counts against the release whose page killed it, in milliseconds. */
const memoryMs = 600_000;

/** Which releases have lost threads lately. A new release of the same app begins with none. */
export interface Strikes {
  add(release: string): void;
  /** How many threads a release has lost in the last ten minutes. */
  of(release: string): number;
}

/** Counts lost threads by release. `now` answers milliseconds. */
export function countStrikes(now: () => number): Strikes {
  const times = new Map<string, readonly number[]>();
  const recent = (release: string): readonly number[] =>
    (times.get(release) ?? []).filter((at) => now() - at < memoryMs);
  return {
    add: (release) => void times.set(release, [...recent(release), now()]),
    of: (release) => recent(release).length,
  };
}
