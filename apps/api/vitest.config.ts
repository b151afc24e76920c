import { configDefaults, defineConfig } from 'vitest/config';
import { isNight } from './test/night.ts';

export default defineConfig({
  // The generator of clients needs the API that TypeScript 7 does not have.
  resolve: { alias: { typescript: 'typescript-5' } },
  test: {
    server: { deps: { inline: ['openapi-typescript'] } },
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isNight ? [] : ['**/*.night.test.ts'])],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A server of databases takes its time to stop, and its files are removed after it.
    teardownTimeout: 60_000,
    maxWorkers: 2,
    // Modules and the embedded database's program are read once a worker: each file opens a database of its own anyway.
    isolate: false,
    globalSetup: ['../../packages/testing/src/temp-folder.global.ts', 'test/databases.global.ts'],
    // Every statement that the engine sends in any test is judged, and every transaction for what it reads beside itself.
    setupFiles: ['test/sql/watch-statements.ts', 'test/sql/watch-transactions.ts'],
  },
});
