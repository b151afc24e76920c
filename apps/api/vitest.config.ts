import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The generator of clients needs the API that TypeScript 7 does not have.
  resolve: { alias: { typescript: 'typescript-5' } },
  test: {
    server: { deps: { inline: ['openapi-typescript'] } },
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    globalSetup: ['test/postgres.global.ts'],
  },
});
