/** Watches what a thread holds beside its heap, such as buffers, which no limit of its own ends. */
export interface MemoryWatch {
  /** A page of this release begins. */
  begins(release: string): void;
  /** It has ended: what there is more than before is put down to the pages that were at work, evenly. */
  ends(release: string): void;
  /** When the thread holds more than it may: how much, and whose pages left the most of it. */
  overgrown(): { readonly megabytes: number; readonly by: string | null } | null;
}

const megabyte = 1024 * 1024;

/** `held` answers bytes; a thread may hold `most` of them. */
export function watchMemory(held: () => number, most: number): MemoryWatch {
  const working: string[] = [];
  const left = new Map<string, number>();
  let last = held();
  const account = (): void => {
    const now = held();
    for (const release of working) left.set(release, (left.get(release) ?? 0) + (now - last) / working.length);
    last = now;
  };
  return {
    begins(release) {
      account();
      working.push(release);
    },
    ends(release) {
      account();
      working.splice(working.indexOf(release), 1);
    },
    overgrown() {
      account();
      if (last <= most) return null;
      const [by, bytes] = [...left].toSorted(([, one], [, other]) => other - one)[0] ?? [null, 0];
      return { megabytes: Math.round(last / megabyte), by: bytes > most / 2 ? by : null };
    },
  };
}
