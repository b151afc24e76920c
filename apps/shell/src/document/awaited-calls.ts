import type { ApiClient } from '@latchkey/api-client/client';

/** Calls of a page whose answers have not come, and how long it waited for those that were slow. */
export interface AwaitedCalls {
  readonly counted: (client: ApiClient) => ApiClient;
  /** Whether an answer is awaited for longer than `ms`: a load that asks on and on is no sign of a slow engine. */
  readonly isAnyOlder: (ms: number) => boolean;
  /** How long, in milliseconds, since `moment` at least one slow answer was awaited; those that came quickly do not count. */
  readonly waitedSince: (moment: number) => number;
}

/** An answer that takes so long is a slow one, in milliseconds. */
const slowMs = 100;

/** Follows the calls of the clients it is given. `now` answers milliseconds. */
export function awaitedCalls(now: () => number): AwaitedCalls {
  const begun = new Set<{ readonly at: number }>();
  const ended: { readonly at: number; readonly until: number }[] = [];
  return {
    counted: (client) => ({
      async call(operation, input, signal) {
        const one = { at: now() };
        begun.add(one);
        try {
          return await client.call(operation, input, signal);
        } finally {
          begun.delete(one);
          if (now() - one.at >= slowMs) ended.push({ ...one, until: now() });
        }
      },
    }),
    isAnyOlder: (ms) => [...begun].some(({ at }) => now() - at > ms),
    waitedSince(moment) {
      const all = [...ended, ...[...begun].map(({ at }) => ({ at, until: now() }))];
      let [covered, waited] = [moment, 0];
      for (const { at, until } of all.toSorted((one, other) => one.at - other.at)) {
        waited += Math.max(0, until - Math.max(at, covered));
        covered = Math.max(covered, until);
      }
      return waited;
    },
  };
}
