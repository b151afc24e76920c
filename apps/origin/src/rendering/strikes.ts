/** How long a lost thread counts against the release that lost it, in milliseconds. */
const memoryMs = 60_000;

/** Which releases have lost threads lately. */
export interface Strikes {
  add(release: string): void;
  /** How many threads a release has lost in the last minute. */
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
