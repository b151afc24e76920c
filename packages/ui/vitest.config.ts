import path from 'node:path';
import babel from '@rolldown/plugin-babel';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Components in happy-dom, with Lingui's macros. Any React package of the workspace may use it as it stands. */
export default defineConfig({
  plugins: [react(), babel({ presets: [linguiTransformerBabelPreset()] })],
  // A package has to meet the same contexts as the screen that shows it.
  resolve: { dedupe: ['react', 'react-dom', 'jotai', '@lingui/core', '@lingui/react'] },
  define: { __ON_SERVER__: 'true' },
  test: {
    environment: 'happy-dom',
    // Each file has a world of its own, but in a thread that stays: half the time of a process for each.
    pool: 'vmThreads',
    include: ['src/**/*.test.{ts,tsx}'],
    globalSetup: [path.join(import.meta.dirname, '../testing/src/temp-folder.global.ts')],
    setupFiles: [path.join(import.meta.dirname, 'vitest.setup.ts')],
    testTimeout: 30_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
