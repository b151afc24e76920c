/** How the memory of a service is kept: flags of Node, and variables that are read when a process begins. */
export interface ServiceMemory {
  readonly nodeFlags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

// Left alone, Node lets up to 128 MB of young objects and twice the living ones gather in each thread before it clears up,
// and the C library keeps a heap for each thread. Nothing here is a limit that a large installation could run into.

/** The API clears up sooner, for a few percent of the processor, and the threads that make pictures share one heap. */
export const apiMemory: ServiceMemory = {
  nodeFlags: ['--max-semi-space-size=16', '--heap-growing-percent=20'],
  env: { MALLOC_ARENA_MAX: '1' },
};

/**
 * The origin keeps a third less and makes pages as fast; the API's other flag would cost it a fifth of them. Blocks as
 * large as a page stay outside the heap and go back to the system at once. glibc raises its mmap threshold after the
 * first large free; then large blocks stay in the heap and are not returned. A fixed threshold prevents that.
 */
export const originMemory: ServiceMemory = {
  nodeFlags: ['--max-semi-space-size=16'],
  env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' },
};
