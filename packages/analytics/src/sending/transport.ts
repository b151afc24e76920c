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

/** Where a document's own script sends what happened before the library was there, when the guest leaves. */
export const leftPath = `${ownPrefix}/left`;

/** The element of that script, which goes when the library takes over. */
export const earlyVisitElement = 'early-visit';

/** Where a page sends the spans of its own work, where its trace is kept. */
export const tracesPath = `${ownPrefix}/traces`;

/** Where the guest's choice is posted. */
export const choicePath = `${ownPrefix}/choice`;
