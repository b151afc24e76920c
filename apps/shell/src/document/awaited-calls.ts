import type { ApiClient } from '@latchkey/api-client/client';

/** Calls of a page whose answers have not come. */
export interface AwaitedCalls {
  readonly counted: (client: ApiClient) => ApiClient;
  /** Whether an answer is awaited for longer than `ms`: a load that asks on and on is no sign of a slow engine. */
  readonly isAnyOlder: (ms: number) => boolean;
}

/** Follows the calls of the clients it is given. `now` answers milliseconds. */
export function awaitedCalls(now: () => number): AwaitedCalls {
  const begun = new Set<{ readonly at: number }>();
  return {
    counted: (client) => ({
      async call(operation, input, signal) {
        const one = { at: now() };
        begun.add(one);
        try {
          return await client.call(operation, input, signal);
        } finally {
          begun.delete(one);
        }
      },
    }),
    isAnyOlder: (ms) => [...begun].some(({ at }) => now() - at > ms),
  };
}
