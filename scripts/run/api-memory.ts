/**
 * How the API's memory is kept. Left alone, Node lets 128 MB of young objects and twice the living ones gather before it
 * clears up, and the C library keeps a heap for each thread that makes pictures; so Node clears up sooner, for a few
 * percent of the processor, and the threads share one. Nothing here is a limit that a large installation could run
 * into.
 */
export const apiMemory = {
  nodeFlags: ['--max-semi-space-size=16', '--heap-growing-percent=20'],
  env: { MALLOC_ARENA_MAX: '1' },
} as const;
