import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Rules are pure: no file leaves anything that another could meet.
    isolate: false,
    // Some draw hundreds of stays, with mutants in the code many times slower.
    testTimeout: 60_000,
    include: ['src/**/*.test.ts', 'examples/**/*.test.ts'],
    typecheck: { enabled: false, include: ['src/**/*.test-d.ts'] },
  },
});
