/**
 * How Node keeps the API's memory. Left alone it lets 128 MB of young objects and twice the living ones gather before
 * it clears up; so it clears up sooner, for a few percent of the processor. No flag is a limit that a large
 * installation could run into.
 */
export const heapFlags: readonly string[] = ['--max-semi-space-size=8', '--heap-growing-percent=20'];
