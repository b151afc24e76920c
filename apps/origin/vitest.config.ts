import { defineConfig } from 'vitest/config';

// Threads are started, hung and replaced in these tests, beside others on a busy machine.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
    globalSetup: ['../../packages/testing/src/temp-folder.global.ts'],
  },
});
