import type { KnipConfig } from 'knip';
import { singletons } from './packages/federation/src/presets/singletons.ts';

/** What no source imports by name, or not every remote's: why a remote lists a singleton stands with their list. */
const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['openssl', 'pgbouncer', 'java', 'vitest'],
  ignoreDependencies: [
    ...singletons,
    '@lingui/swc-plugin',
    '@types/react-dom',
    '@tanstack/react-router',
    '@tanstack/router-core',
    '@babel/core',
    '@lingui/babel-plugin-lingui-macro',
    '@fontsource/.*',
    '@fontsource-variable/.*',
    'lucide-static',
    'pnpm',
    'node-linux-.*',
    'router-loading',
    'component-pages',
    '@swc/core',
    '@aws-sdk/client-s3',
    '@latchkey/scripts',
    '@playwright/test',
    'schema-dts',
    'vnu-jar',
    'accessibility-checker-engine',
  ],
  workspaces: {
    'packages/offline': {
      entry: ['exports/*.ts', 'src/worker/*.ts', 'src/**/*.test.ts', '*.config.ts'],
    },
    scripts: {
      entry: ['*.{ts,mjs}', 'checks/*.ts', 'test/*.ts'],
      project: ['**/*.ts'],
    },
    'apps/*': {
      entry: [
        'src/server.{ts,tsx}',
        'src/browser.tsx',
        'src/standalone.tsx',
        'src/i18n.ts',
        'src/screens/*/*.screen.ts',
        'src/screens/*/*.action.ts',
        'src/command.ts',
        'src/rendering/render-worker.ts',
        'public/*.js',
        'scripts/*.ts',
        'src/**/*.test.{ts,tsx}',
        'src/**/*.test-d.ts',
        'test/**/*.ts',
        '*.config.ts',
      ],
      project: ['src/**/*.{ts,tsx}', 'scripts/**/*.ts'],
      vitest: false,
    },
    'packages/gallery': {
      entry: ['stories/*.stories.tsx', '.storybook/*.{ts,tsx}', 'test/*.ts', '*.config.ts'],
      project: ['{src,stories,test}/**/*.{ts,tsx}'],
      storybook: false,
      playwright: false,
    },
    'packages/*': {
      entry: [
        'src/*.global.ts',
        'exports/*.{ts,tsx}',
        'scripts/*.ts',
        'src/**/*-command.ts',
        'src/presets/left-out/*.ts',
        'src/navigation/navigation-on-demand.ts',
        'src/**/*.test-d.ts',
        'bench/**/*.ts',
        'src/**/*.test.{ts,tsx}',
        'test/**/*.ts',
        '*.config.ts',
      ],
      project: ['src/**/*.{ts,tsx}'],
      vitest: false,
    },
    e2e: {
      entry: [
        '**/*.spec.ts',
        'releases/come-alive.ts',
        'playwright.config.ts',
        'running/*.ts',
        'bench/*.ts',
        'attack/attack.ts',
        'judge/follow-links.ts',
        'judge/lane.ts',
      ],
      project: ['**/*.ts'],
    },
  },
  treatConfigHintsAsErrors: false,
};

export default config;
