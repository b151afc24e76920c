/** How the product analytics is sent: the library's own figures, said here so that an upgrade does not change them. */
export const transport = {
  /** Events in a request at most. */
  batchSize: 50,
  /** Milliseconds between requests; after a failure doubled each time, up to ten minutes, which is a constant of the library. */
  flushMs: 5000,
  timeoutMs: 90_000,
  cookieDays: 365,
  linkMs: 300,
  recording: { longestMs: 24 * 3_600_000, idleMs: 30 * 60_000 },
} as const;

/** Paths of our own, by what the library calls them. */
export const ownPaths = ['track', 'engage', 'groups', 'record', 'flags'] as const;

/** Where they begin. */
export const ownPrefix = '/t';

/** Where the guest's choice is posted. */
export const choicePath = `${ownPrefix}/choice`;
