import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Rules are pure: no file leaves anything that another could meet.
    isolate: false,
    include: ['src/**/*.test.ts', 'examples/**/*.test.ts'],
    typecheck: { enabled: false, include: ['src/**/*.test-d.ts'] },
  },
});
